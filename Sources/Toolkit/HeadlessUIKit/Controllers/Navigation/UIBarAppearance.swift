import Foundation

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The color behind the bar's content; `nil` for none.
  open var backgroundColor: UIColor?
  /// The material behind the bar's content; `nil` by default. Stored only.
  open var backgroundEffect: UIBlurEffect?
  /// The picture behind the bar's content; `nil` by default. Stored only.
  open var backgroundImage: UIImage?
  /// How the picture is positioned; it fills the bar by default. Stored only.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the line at the bar's edge; `nil` by default. Stored only.
  open var shadowColor: UIColor?
  /// The picture of the line at the bar's edge; `nil` by default. Stored only.
  open var shadowImage: UIImage?

  /// Whether it was changed, so that it is not the system's default look any more.
  var isChanged: Bool { backgroundColor != nil || backgroundEffect != nil || backgroundImage != nil }

  /// Makes the system's default look.
  public init() {}

  /// Makes the look that another one has, of any kind of bar.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Takes the system's background color, through which nothing shines.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
  }

  /// Takes the system's translucent background, which has no color here.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
  }

  /// Takes no background, so that everything shines through.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
  }
}

/// The look of a navigation bar: its color and the attributes of its titles.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; none by default, when those of the bar count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; none by default, when those of the bar count.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its usual position; none by default. Stored only.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The look of plain buttons. Stored only.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of the button that is done. Stored only.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the button that leads back. Stored only.
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The picture of the button that leads back; the system's by default. Stored only.
  open private(set) var backIndicatorImage: UIImage?
  /// The shape of that picture while the bar changes. Stored only.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  override var isChanged: Bool {
    super.isChanged || !titleTextAttributes.isEmpty || !largeTitleTextAttributes.isEmpty
  }

  /// Sets the picture of the button that leads back. Stored only.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    (self.backIndicatorImage, backIndicatorTransitionMaskImage) = (backIndicatorImage, transitionMaskImage)
  }

  /// Makes the system's default look.
  public override init() {
    super.init()
  }

  /// Makes the look that another one has; of a navigation bar's, the titles' too.
  public override init(barAppearance: UIBarAppearance) {
    if let look = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = look.titleTextAttributes
      largeTitleTextAttributes = look.largeTitleTextAttributes
    }
    super.init(barAppearance: barAppearance)
  }
}

/// The look of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The look of plain buttons. Stored only.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of the button that is done. Stored only.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a bar of tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The color of the selected tab; `nil`, the default, for the tint. Stored only.
  open var selectionIndicatorTintColor: UIColor?
  /// The look of tabs whose titles are below their pictures. Stored only.
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The look of tabs whose titles are beside their pictures. Stored only.
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The look of such tabs where height is compact. Stored only.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
}

/// The look of tabs. Stored only.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The look of a tab in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title; none by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its usual position; none by default.
    public var titlePositionAdjustment: UIOffset = .zero
    /// The color of the picture; `nil`, the default, for the bar's.
    public var iconColor: UIColor?
    /// The color behind the badge; `nil`, the default, for red.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the badge; none by default.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The arrangement that a look is for.
  public enum Style: Int, Hashable, Sendable {
    /// Titles below pictures.
    case stacked
    /// Titles beside pictures.
    case inline
    /// Titles beside pictures where height is compact.
    case compactInline
  }

  /// The look of a tab that nothing happens to.
  public let normal: State = State()
  /// The look of the selected tab.
  public let selected: State = State()
  /// The look of a tab that takes no touches.
  public let disabled: State = State()
  /// The look of a tab with the focus.
  public let focused: State = State()

  /// Makes the system's look.
  public init() {}

  /// Makes the system's look in an arrangement.
  public init(style: Style) {}
}

/// The look of the buttons of a bar. Stored only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// The look of a button in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title; none by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its usual position; none by default.
    public var titlePositionAdjustment: UIOffset = .zero
    /// The picture behind the button; `nil` by default.
    public var backgroundImage: UIImage?
  }

  /// The look of a button that nothing happens to.
  public let normal: State = State()
  /// The look of a button with a finger on it.
  public let highlighted: State = State()
  /// The look of a button that takes no touches.
  public let disabled: State = State()
  /// The look of a button with the focus.
  public let focused: State = State()

  /// Makes the system's look of a kind of button.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The look of a bar from before appearances; the values are UIKit's.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark text on light ground.
  case `default`
  /// Light text on dark ground.
  case black
}
