import Foundation

extension UIButton {
  /// The look and the content of a button in one value.
  ///
  /// Only colors, insets, paddings, fonts, and the activity indicator affect the look here; corners
  /// and the alignment of titles are stored only.
  ///
  ///     var configuration = UIButton.Configuration.filled()
  ///     configuration.title = "Sign In"
  ///     configuration.image = UIImage(systemName: "person")
  ///     configuration.imagePadding = 8
  ///     let button = UIButton(configuration: configuration, primaryAction: nil)
  public struct Configuration: Hashable, Sendable {
    /// The look that the configuration was created with, as render trees print it.
    public let style: Style
    /// The title, which replaces the button's titles for states; `nil`, the default, uses those.
    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    private var plainTitle: String?
    /// The title with its own attributes, which replaces ``title``; `nil` by default.
    public var attributedTitle: AttributedString? {
      didSet { if attributedTitle != nil { plainTitle = nil } }
    }
    /// Changes the attributes of the title, such as its font; `nil` by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a long title is truncated; in the middle by default. Stored only.
    public var titleLineBreakMode: NSLineBreakMode = .byTruncatingMiddle
    /// The smaller text below the title, in the system font of 12 points; `nil` by default.
    public var subtitle: String?
    /// The subtitle as attributed text; only its characters are shown.
    public var attributedSubtitle: AttributedString? {
      get { subtitle.map { AttributedString($0) } }
      set { subtitle = newValue.map { String($0.characters) } }
    }
    /// Changes the attributes of the subtitle; `nil` by default. Stored only.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The background. Its color replaces the style's; corners and strokes are stored only.
    public var background: UIBackgroundConfiguration = .clear()
    /// Changes the color of the image; `nil` by default. Stored only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol image; `nil`, the default, for the image's own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width in points that is reserved for the image. Stored only.
    public var imageReservation: CGFloat = 0
    /// Changes the color of the activity indicator; `nil` by default. Stored only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator of a button with a menu; `automatic` by default. Stored only.
    public var indicator: Indicator = .automatic
    /// The alignment of title and subtitle. Stored only: both are centered here.
    public var titleAlignment: TitleAlignment = .automatic
    /// The image, which replaces the button's images for states; `nil`, the default, uses those.
    public var image: UIImage?
    /// The side of the text at which the image is; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and text in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// Whether an activity indicator replaces the image; `false` by default.
    public var showsActivityIndicator: Bool = false
    /// The insets of the content in points; a medium button's by default.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of text and image; `nil`, the default, for the style's own.
    public var baseForegroundColor: UIColor?
    /// The background color; `nil`, the default, for the style's own.
    public var baseBackgroundColor: UIColor?
    /// The shape of the corners. Stored only: render trees do not show the corners of buttons.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button; `medium` by default. Setting another size sets ``contentInsets`` and
    /// the font.
    public var buttonSize: Size = .medium {
      // This replaces insets that were set before, so set the size first.
      didSet { if buttonSize != oldValue { setDefaultContentInsets() } }
    }
    /// Whether the button's colors change while it is selected; `true` by default. Stored only.
    public var automaticallyUpdateForSelection: Bool = true

    /// UIKit's looks, each with its own default colors.
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

    /// The indicator of a button with a menu; the raw values are UIKit's.
    public enum Indicator: Int, Hashable, Sendable {
      /// As the button chooses.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// A pair of arrows.
      case popup = 2
    }

    /// The alignment of title and subtitle; the raw values are UIKit's.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// As the button's content alignment.
      case automatic = 0
      /// The side on which reading begins.
      case leading = 1
      /// The middle.
      case center = 2
      /// The side on which reading ends.
      case trailing = 3
    }

    /// The shape of the background's corners; the raw values are UIKit's.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The background's corner radius.
      case fixed = -1
      /// The background's corner radius, scaled with the text size.
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

    /// The size of a button, which determines insets and font; the raw values are UIKit's.
    public enum Size: Int, Hashable, Sendable {
      /// Vertical insets of 7 points, horizontal ones of 12, and the body font.
      case medium = 0
      /// Vertical insets of 5 points, horizontal ones of 10, and the subheadline font.
      case small = 1
      /// The same as `small` here.
      case mini = 2
      /// Vertical insets of 15 points, horizontal ones of 20, and the body font.
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

    /// Returns the configuration unchanged, since the button applies its state itself.
    ///
    /// - Parameter button: Ignored.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

    /// Restores the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.contentInsets
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets of the size. As in UIKit, a medium button with one line is 34 points high.
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
  /// Returns the color of text and image in a state.
  func foregroundColor(isEnabled: Bool, tintColor: UIColor) -> UIColor {
    if !isEnabled { return .systemGray }
    if let baseForegroundColor { return baseForegroundColor }
    return style == .filled || style == .borderedProminent ? .white : tintColor
  }

  /// Returns the background color; `nil` if the style has no background.
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
  /// The title with its own attributes and the transformer's.
  var styledTitle: NSAttributedString? {
    guard let titleTextAttributesTransformer, let title else {
      return attributedTitle.map { NSAttributedString($0) }
    }
    var styled = attributedTitle ?? AttributedString(title)
    styled.mergeAttributes(titleTextAttributesTransformer(AttributeContainer()))
    return NSAttributedString(styled)
  }
}
