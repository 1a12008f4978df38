import Foundation

extension UIButton {
  /// The look and the content of a button in one value.
  ///
  /// Of the looks, only colors, insets, paddings, fonts and the activity indicator have an effect
  /// here; corners and the alignment of titles are stored only.
  public struct Configuration: Hashable, Sendable {
    /// The look that the configuration was made with, as render trees print it.
    public let style: Style
    /// The title, in place of the button's titles for states; those are used while it is `nil`.
    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    private var plainTitle: String?
    /// The title with its own attributes, in place of ``title``; none by default.
    public var attributedTitle: AttributedString? {
      didSet { if attributedTitle != nil { plainTitle = nil } }
    }
    /// Changes the attributes of the title, such as its font; none by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title ends that is too long; by truncating it in the middle by default. Stored only.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
    /// The smaller text below the title, in the system font of 12 points; none by default.
    public var subtitle: String?
    /// The subtitle as attributed text, of which the characters show.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Changes the attributes of the subtitle; none by default. Stored only.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is behind the content. Its color is in place of the style's; corners and lines are stored only.
    public var background: UIBackgroundConfiguration = .clear()
    /// Changes the color of the picture; none by default. Stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol; that of the symbol by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The room that is kept for the picture in points. Stored only.
    public var imageReservation: CGFloat = 0
    /// Changes the color of the activity indicator; none by default. Stored only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The mark of a button with a menu; chosen by the button by default. Stored only.
    public var indicator: Indicator = .automatic
    /// The side on which title and subtitle are aligned with each other. Stored only: both are
    /// centered here.
    public var titleAlignment: TitleAlignment = .automatic
    /// The picture, in place of the button's pictures for states; those are used while it is `nil`.
    public var image: UIImage?
    /// The side of the text that the picture is on; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between picture and text in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// Whether an activity indicator replaces the picture; `false` by default.
    public var showsActivityIndicator: Bool = false
    /// The distances from the button's edges to its content in points; those of a medium button by
    /// default.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of text and picture; the style's own by default.
    public var baseForegroundColor: UIColor?
    /// The color behind the content; the style's own by default.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are. Stored only: a render tree shows no corners of buttons.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size class of the button; `medium` by default. Another size brings its own insets and
    /// font.
    public var buttonSize: Size = .medium {
      // Insets that were set before give way, so set the size first.
      didSet { if buttonSize != oldValue { setDefaultContentInsets() } }
    }
    /// Whether the button adjusts its colors while it is selected; `true` by default. Stored only.
    public var automaticallyUpdateForSelection: Bool = true

    /// The looks that UIKit has, each with its own default colors.
    public enum Style: String, Hashable, Sendable {
      /// A transparent background, and content in the tint color.
      case plain
      /// A gray background, and content in the tint color.
      case gray
      /// A pale background in the tint color, and content in the tint color.
      case tinted
      /// A background in the tint color, and white content.
      case filled
      /// As `plain`.
      case borderless
      /// As `gray`.
      case bordered
      /// As `tinted`.
      case borderedTinted
      /// As `filled`.
      case borderedProminent
    }

    /// The mark of a button with a menu; the raw values are UIKit's.
    public enum Indicator: Int, Hashable, Sendable {
      /// As the button chooses.
      case automatic = 0
      /// None.
      case none = 1
      /// A pair of arrows.
      case popup = 2
    }

    /// The side on which title and subtitle are aligned; the raw values are UIKit's.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// The side that the button's content alignment suggests.
      case automatic = 0
      /// The side on which reading begins.
      case leading = 1
      /// The middle.
      case center = 2
      /// The side on which reading ends.
      case trailing = 3
    }

    /// How round the corners of the background are; the raw values are UIKit's.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The background's own corner radius, unchanged.
      case fixed = -1
      /// The background's own corner radius, scaled with the text size.
      case dynamic = 0
      /// The system's small corner radius.
      case small = 1
      /// The system's medium corner radius.
      case medium = 2
      /// The system's large corner radius.
      case large = 3
      /// Half of the button's height.
      case capsule = 4
    }

    /// The size class of a button, which decides on insets and font; the raw values are UIKit's.
    public enum Size: Int, Hashable, Sendable {
      /// Insets of 7 and 12 points, and the body font.
      case medium = 0
      /// Insets of 5 and 10 points, and the subheadline font.
      case small = 1
      /// As `small` here.
      case mini = 2
      /// Insets of 15 and 20 points, and the body font.
      case large = 3
    }

    private init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.contentInsets
    }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a pale background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color and white content.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background or a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with a gray background, as a bordered button has.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns a configuration with a pale background in the tint color, as a tinted bordered
    /// button has.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// Returns a configuration with a background in the tint color, as a prominent bordered button
    /// has.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Returns the configuration for a button; the same one, as its looks follow the button's state by themselves.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// Restores the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.contentInsets
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets of the size: with them a medium button of one line is 34 points high, as UIKit's
  /// is.
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleFont: UIFont {
    .preferredFont(forTextStyle: self == .mini || self == .small ? .subheadline : .body)
  }
}

extension UIButton.Configuration {
  /// The color of text and picture in a state.
  func foregroundColor(isEnabled: Bool, tintColor: UIColor) -> UIColor {
    if !isEnabled { return .systemGray }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tintColor
  }

  /// The color behind, if there is one.
  func backgroundColor(isEnabled: Bool, tintColor: UIColor) -> UIColor? {
    if background.backgroundColor != nil || background.backgroundColorTransformer != nil {
      return background.resolvedBackgroundColor(
        for: styleColor(isEnabled: isEnabled, tintColor: tintColor) ?? tintColor)
    }
    return styleColor(isEnabled: isEnabled, tintColor: tintColor)
  }

  private func styleColor(isEnabled: Bool, tintColor: UIColor) -> UIColor? {
    switch style {
    case .plain, .borderless: baseBackgroundColor
    case .gray, .bordered: baseBackgroundColor ?? .systemGray.withAlphaComponent(0.12)
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
    case .filled, .borderedProminent:
      isEnabled ? baseBackgroundColor ?? tintColor : .systemGray.withAlphaComponent(0.12)
    }
  }
}

extension UIButton.Configuration {
  /// The title with the attributes that it has or gets.
  var styledTitle: NSAttributedString? {
    guard let titleTextAttributesTransformer, let title else {
      return attributedTitle.map { NSAttributedString($0) }
    }
    var styled = attributedTitle ?? AttributedString(title)
    styled.mergeAttributes(titleTextAttributesTransformer(AttributeContainer()))
    return NSAttributedString(styled)
  }
}
