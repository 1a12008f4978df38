import Foundation

/// The look of a bar: its background and the line at its edge.
///
///     let look = UINavigationBarAppearance()
///     look.configureWithOpaqueBackground()
///     look.backgroundColor = .systemIndigo
///     look.titleTextAttributes = [.foregroundColor: UIColor.white]
///     navigationController.navigationBar.standardAppearance = look
///     navigationController.navigationBar.scrollEdgeAppearance = look
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The color behind the bar's content; `nil` by default.
  open var backgroundColor: UIColor?
  /// The material behind the bar's content; the system's chrome material by default. Navigation bars show it if they
  /// have no color.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image behind the bar's content; `nil` by default. Stored only.
  open var backgroundImage: UIImage?
  /// How the image is positioned; it fills the bar by default. Stored only.
  open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
  /// The color of the line at the bar's edge; `nil` by default. Stored only.
  open var shadowColor: UIColor?
  /// The image of the line at the bar's edge; `nil` by default. Stored only.
  open var shadowImage: UIImage?

  /// Whether the background was changed from the system's default.
  var isChanged: Bool {
    backgroundColor != nil || backgroundImage != nil
      || backgroundEffect?.name != UIBlurEffect(style: .systemChromeMaterial).name
  }

  /// Creates the system's default look.
  public init() {}

  /// Creates a copy of the background and the line of another look.
  ///
  /// - Parameter barAppearance: The look of any kind of bar; not retained.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// Sets the system's opaque background color.
  open func configureWithOpaqueBackground() {
    (backgroundColor, backgroundEffect) = (.systemBackground, nil)
  }

  /// Sets the system's translucent background, a material without a color.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundEffect) = (nil, UIBlurEffect(style: .systemChromeMaterial))
  }

  /// Removes the background, so that content shows through.
  open func configureWithTransparentBackground() {
    (backgroundColor, backgroundEffect) = (nil, nil)
  }
}

/// The look of a navigation bar: its color and the attributes of its titles.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; empty, the default, for the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title; empty, the default, for the bar's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title from its usual position; zero by default. Stored only.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The look of plain buttons. Stored only.
  open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The look of buttons of the `done` style. Stored only.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .done)
  /// The look of the back button. Stored only.
  open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .plain)

  /// The image of the back button; `nil`, the default, for the system's. Stored only.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image during transitions. Stored only.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  override var isChanged: Bool {
    super.isChanged || !titleTextAttributes.isEmpty || !largeTitleTextAttributes.isEmpty
  }

  /// Sets the image of the back button. Stored only. If one of the images is `nil`, both are reset
  /// to the system's.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image; `nil` for the system's.
  ///   - transitionMaskImage: The mask of the image during transitions; `nil` for the system's.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    let isComplete = backIndicatorImage != nil && transitionMaskImage != nil
    self.backIndicatorImage = isComplete ? backIndicatorImage : nil
    backIndicatorTransitionMaskImage = isComplete ? transitionMaskImage : nil
  }

  /// Creates the system's default look.
  public override init() {
    super.init()
  }

  /// Creates a copy of another look, including the titles of a navigation bar's look.
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
  /// The look of buttons of the `done` style. Stored only.
  open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The look of a bar of tabs.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The color of the selected tab; `nil`, the default, for the tint. Stored only.
  open var selectionIndicatorTintColor: UIColor?
  /// The look of tabs with titles below their images. Stored only.
  open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The look of tabs with titles beside their images. Stored only.
  open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
  /// The look of such tabs in compact height. Stored only.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
}

/// The look of tabs. Stored only.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The look of a tab in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title; empty by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title from its usual position; zero by default.
    public var titlePositionAdjustment: UIOffset = .zero
    /// The color of the image; `nil`, the default, for the bar's.
    public var iconColor: UIColor?
    /// The color behind the badge; `nil`, the default, for red.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the badge; empty by default.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The arrangement that a look is for.
  public enum Style: Int, Hashable, Sendable {
    /// Titles below images.
    case stacked
    /// Titles beside images.
    case inline
    /// Titles beside images in compact height.
    case compactInline
  }

  /// The look of a tab in its normal state.
  public let normal: State = State()
  /// The look of the selected tab.
  public let selected: State = State()
  /// The look of a disabled tab.
  public let disabled: State = State()
  /// The look of a tab with the focus.
  public let focused: State = State()

  /// Creates the system's look.
  public init() {}

  /// Creates the system's look in an arrangement.
  ///
  /// - Parameter style: Has no effect: all arrangements have the same look here.
  public init(style: Style) {}
}

/// The look of the buttons of a bar. Stored only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// The look of a button in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title; empty by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title from its usual position; zero by default.
    public var titlePositionAdjustment: UIOffset = .zero
    /// The image behind the button; `nil` by default.
    public var backgroundImage: UIImage?
  }

  /// The look of a button in its normal state.
  public let normal: State = State()
  /// The look of a highlighted button.
  public let highlighted: State = State()
  /// The look of a disabled button.
  public let disabled: State = State()
  /// The look of a button with the focus.
  public let focused: State = State()

  /// Creates the system's look of a style of button.
  ///
  /// - Parameter style: Has no effect: all styles have the same look here.
  public init(style: UIBarButtonItem.Style = .plain) {}
}

/// The style of a bar before appearances existed; the values are UIKit's.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// Dark text on a light background.
  case `default`
  /// Light text on a dark background.
  case black
}
