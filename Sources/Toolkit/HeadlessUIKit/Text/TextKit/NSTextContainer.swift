import Foundation

/// The room in which a layout manager lays text out: a rectangle.
@preconcurrency @MainActor
open class NSTextContainer: UIKitObject {
  /// The size of the room in points; a side of 0 or less has no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The room at both ends of each line in points; 5 by default, as in UIKit.
  open var lineFragmentPadding: CGFloat = NSTextContainer.usualPadding {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }
  /// The largest number of lines; 0, the default, for any.
  open var maximumNumberOfLines: Int = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// How the last line ends where text is left out; between words by default. Stored only: lines
  /// break as the text's own paragraph style says.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  /// The parts of the room that lines go around; none by default. Stored only.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of a text view; `false` by default, and always so in a text view.
  open var widthTracksTextView: Bool = false
  /// Whether the height follows that of a text view; `false` by default. Stored only.
  open var heightTracksTextView: Bool = false
  /// The layout manager that fills the room.
  public internal(set) weak var layoutManager: NSLayoutManager?
  /// Called after the room changed.
  final var didChange: @MainActor () -> Void = {}

  /// Creates a room of a size in points; by default one without limits.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Creates a room without limits, as there are no archives to read one from.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  static let usualPadding: CGFloat = 5

  /// The width that lines have.
  var lineWidth: CGFloat { size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity }
}
