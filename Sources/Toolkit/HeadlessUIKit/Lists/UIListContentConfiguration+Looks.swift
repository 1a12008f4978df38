import Foundation

extension UIListContentConfiguration {
  /// Returns a configuration with the second text below the first, in the first caption style.
  public static func cell() -> Self { Self(.body) }
  /// Returns a configuration with the second text below the first, the same as `cell()` here.
  public static func subtitleCell() -> Self { cell() }
  /// Returns a configuration with the second text at the trailing edge, in the body style.
  public static func valueCell() -> Self { Self(.body, secondary: .body, isSideBySide: true) }
  /// Returns the configuration of a row in a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// Returns the configuration of a row with a second text in a sidebar.
  public static func sidebarSubtitleCell() -> Self { cell() }
  /// Returns the configuration of a row in the sidebar of an app with two columns.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// Returns the configuration of a row with a second text in the sidebar of an app with two columns.
  public static func accompaniedSidebarSubtitleCell() -> Self { cell() }
  /// Returns the configuration of a header in a plain list, in the headline style.
  public static func plainHeader() -> Self { Self(.headline) }
  /// Returns the configuration of a footer in a plain list, in the subheadline style.
  public static func plainFooter() -> Self { gray(.subheadline) }
  /// Returns the configuration of a header in a grouped list, in the footnote style.
  public static func groupedHeader() -> Self { gray(.footnote) }
  /// Returns the configuration of a footer in a grouped list, in the footnote style.
  public static func groupedFooter() -> Self { gray(.footnote) }
  /// Returns the configuration of a header in a list.
  public static func header() -> Self { plainHeader() }
  /// Returns the configuration of a footer in a list.
  public static func footer() -> Self { plainFooter() }
  /// Returns the configuration of a header in a sidebar, in the headline style.
  public static func sidebarHeader() -> Self { Self(.headline) }
  /// Returns the configuration of a prominent header in an inset grouped list, in the headline style.
  public static func prominentInsetGroupedHeader() -> Self { Self(.headline) }
  /// Returns the configuration of a very prominent header in an inset grouped list, in the third title style.
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.title3) }

  private static func gray(_ style: UIFont.TextStyle) -> Self {
    var configuration = Self(style)
    configuration.textProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns the configuration for a state: always the same here.
  ///
  /// - Parameter state: Ignored here.
  @MainActor
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The look of a text.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.text = "Favorites"
  ///     content.textProperties.font = .preferredFont(forTextStyle: .headline)
  ///     content.textProperties.transform = .uppercase  // The label shows "FAVORITES".
  public struct TextProperties: Hashable, Sendable {
    /// The font; one of a text style follows the user's preferred text size.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Changes the color; `nil` by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The largest number of lines; 0, the default, is no limit.
    public var numberOfLines: Int = 0
    /// The alignment of the lines; the natural one by default.
    public var alignment: TextAlignment = .natural
    /// How lines that are too long end; truncated at the tail by default.
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// Whether the font shrinks to fit the width; `false` by default.
    public var adjustsFontSizeToFitWidth: Bool = false
    /// The smallest factor by which the font may shrink, from 0 to 1; 0 by default.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be closer to each other; `false` by default. Stored only.
    public var allowsDefaultTighteningForTruncation: Bool = false
    /// Whether the font follows the user's preferred text size; `true` by default.
    public var adjustsFontForContentSizeCategory: Bool = true
    /// Whether a pointer over truncated text shows all of it; `false` by default. Stored only.
    public var showsExpansionTextWhenTruncated: Bool = false
    /// How the case of the letters changes; not at all by default.
    public var transform: TextTransform = .none

    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// By the language's direction.
      case natural
      /// In the middle.
      case center
      /// At both sides.
      case justified
    }

    /// How the case of a text's letters changes.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Not at all.
      case none
      /// To uppercase.
      case uppercase
      /// To lowercase.
      case lowercase
      /// Each word begins with a capital.
      case capitalized
    }

    /// Returns the visible color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Returns the text with its letters changed.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The look of a picture.
  ///
  ///     var content = UIListContentConfiguration.cell()
  ///     content.image = UIImage(systemName: "star")
  ///     content.imageProperties.tintColor = .systemYellow
  ///     content.imageProperties.maximumSize = CGSize(width: 24, height: 24)
  ///     content.imageProperties.resolvedTintColor(for: .systemBlue)  // .systemYellow
  public struct ImageProperties: Hashable, Sendable {
    /// The size and weight of a symbol; that of the symbol by default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of templates and symbols; that of the view by default.
    public var tintColor: UIColor?
    /// Changes that color; `nil` by default.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points, where 0 is no limit; the picture keeps its aspect ratio.
    public var maximumSize: CGSize = .zero
    /// The space reserved for the picture in points, where 0 is the picture's own size and
    /// ``standardDimension`` that of symbols.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the picture keeps its colors if the user inverts colors; `false` by default. Stored
    /// only.
    public var accessibilityIgnoresInvertColors: Bool = false
    /// The width or height that symbols have in a list.
    public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// Returns the color after its transformer.
    ///
    /// - Parameter tintColor: The view's color, in place of a ``tintColor`` that is `nil`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the size of a picture within ``maximumSize``.
    func size(of image: UIImage) -> CGSize {
      let size = image.size
      let factor = min(
        maximumSize.width > 0 && size.width > 0 ? maximumSize.width / size.width : 1,
        maximumSize.height > 0 && size.height > 0 ? maximumSize.height / size.height : 1, 1)
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the width reserved for a picture of a size.
    func reservedWidth(for size: CGSize) -> CGFloat {
      switch reservedLayoutSize.width {
      case Self.standardDimension: 28
      case 0: size.width
      default: reservedLayoutSize.width
      }
    }
  }
}
