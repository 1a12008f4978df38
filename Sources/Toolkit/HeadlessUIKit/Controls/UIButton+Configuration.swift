import Foundation

extension UIButton {
  /// The look and the content of a button in one value.
  public struct Configuration: Hashable, Sendable {
    /// The look that the configuration began with, as trees print it.
    public let style: Style
    public var title: String?
    public var subtitle: String?
    public var titleAlignment: TitleAlignment = .automatic
    public var image: UIImage?
    /// The side of the text that the picture is on, leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between picture and text, 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, 1 by default.
    public var titlePadding: CGFloat = 1
    /// Whether a wheel stands in for the picture; no by default.
    public var showsActivityIndicator: Bool = false
    public var contentInsets: NSDirectionalEdgeInsets
    /// The color of text and picture, where it is not the style's.
    public var baseForegroundColor: UIColor?
    /// The color behind, where it is not the style's.
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { if buttonSize != oldValue { setDefaultContentInsets() } }
    }
    /// Whether the button adjusts the colors to its state; yes by default, and only noted.
    public var automaticallyUpdateForSelection: Bool = true

    /// The looks that UIKit has.
    public enum Style: String, Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
      case borderless
      case bordered
      case borderedTinted
      case borderedProminent
    }

    public enum TitleAlignment: Int, Hashable, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Hashable, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Hashable, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    private init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.contentInsets
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// Gives the insets back that the size has.
    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.contentInsets
    }
  }
}

extension UIButton.Configuration.Size {
  /// A medium button of one line is 34 points high, as UIKit's.
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
    switch style {
    case .plain, .borderless: baseBackgroundColor
    case .gray, .bordered: baseBackgroundColor ?? .systemGray.withAlphaComponent(0.12)
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
    case .filled, .borderedProminent:
      isEnabled ? baseBackgroundColor ?? tintColor : .systemGray.withAlphaComponent(0.12)
    }
  }
}
