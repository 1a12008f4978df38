import Foundation

/// The rectangle in which a layout manager lays out text.
@preconcurrency @MainActor
open class NSTextContainer: UIKitObject {
  /// The size in points; a side of 0 or less is unlimited.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The space at both ends of each line in points; 5 by default, as in UIKit.
  open var lineFragmentPadding: CGFloat = NSTextContainer.usualPadding {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }
  /// The largest number of lines; 0, the default, is no limit.
  open var maximumNumberOfLines: Int = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How the last line ends if text is left out; between words by default. Stored only: the text's
  /// own paragraph style decides.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The parts that lines flow around; none by default. Stored only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows a text view's; `false` by default, but `true` in a text view.
  open var widthTracksTextView: Bool = false
  /// Whether the height follows a text view's; `false` by default. Stored only.
  open var heightTracksTextView: Bool = false
  /// The layout manager that fills the container.
  public internal(set) weak var layoutManager: NSLayoutManager?
  /// Called after the container changed.
  final var didChange: @MainActor () -> Void = {}

  /// Creates a container for text.
  ///
  /// - Parameter size: The size in points; a side of 0 or less, the default, is unlimited.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Creates an unlimited container, as there are no archives to read one from.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  static let usualPadding: CGFloat = 5

  /// The width of lines, in points.
  var lineWidth: CGFloat { size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }
}
