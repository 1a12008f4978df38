import Foundation

/// A value that describes content, and makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The configuration; setting it changes the content.
  var configuration: any UIContentConfiguration { get set }
}

/// The content of a list's row: a picture, a text, and a second text below or beside it.
///
///     let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
///     var content = cell.defaultContentConfiguration()
///     content.text = "Title"
///     content.secondaryText = "Subtitle"
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The picture at the leading edge; `nil` by default.
  public var image: UIImage?
  /// The text; `nil` by default.
  public var text: String?
  /// The text with attributes, in place of ``text``; `nil` by default.
  public var attributedText: NSAttributedString? {
    get { fixedText?.text }
    set { fixedText = newValue.map(FixedAttributedText.init) }
  }
  private var fixedText: FixedAttributedText?
  /// The second text; `nil` by default.
  public var secondaryText: String?
  /// The second text with attributes, in place of ``secondaryText``; `nil` by default.
  public var secondaryAttributedText: NSAttributedString? {
    get { fixedSecondaryText?.text }
    set { fixedSecondaryText = newValue.map(FixedAttributedText.init) }
  }
  private var fixedSecondaryText: FixedAttributedText?
  /// The look of the text; the body style in the label color by default.
  public var textProperties: TextProperties
  /// The look of the second text; by default in the secondary label color, in a style for its
  /// position.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text is beside the first one instead of below it. At accessibility text
  /// sizes, the texts are always stacked.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the picture and the texts in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts side by side in points; 6 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// The look of the picture.
  public var imageProperties: ImageProperties = ImageProperties()
  /// The distances from the edges to the content in points; by default 11 above and below, and the
  /// margins of rows at the sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins ?? NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16) }
    set { margins = newValue }
  }
  /// The margins that the app set; `nil` for those of the row's table.
  private(set) var margins: NSDirectionalEdgeInsets?
  /// The axes along which the content stays within the superview's margins; both by default. Stored
  /// only.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

  init(_ style: UIFont.TextStyle, secondary: UIFont.TextStyle = .caption1, isSideBySide: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// Makes a list content view with the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
