import Foundation

/// A value that says what a view shows, and makes that view.
@MainActor
public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what a configuration says.
@MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
}

/// What a row of a list shows: a picture, a text, and a second text below or beside it.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands beside the first one instead of below it.
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    /// How many lines the text may take; 0 for as many as it needs.
    public var numberOfLines: Int = 0
  }

  private init(secondaryStyle: UIFont.TextStyle, isSideBySide: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondaryStyle), color: .secondaryLabel)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// A row with the second text below the first.
  public static func cell() -> Self { Self(secondaryStyle: .caption1, isSideBySide: false) }

  /// A row with the second text below the first.
  public static func subtitleCell() -> Self { cell() }

  /// A row with the second text at the trailing edge.
  public static func valueCell() -> Self { Self(secondaryStyle: .body, isSideBySide: true) }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}
