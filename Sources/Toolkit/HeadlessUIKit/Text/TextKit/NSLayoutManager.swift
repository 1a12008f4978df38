import Foundation

/// Lays out the text of a storage in a container, and returns the positions of its characters.
///
/// A glyph is a UTF-16 unit here. The first container has all of the text; the others stay empty.
///
///     let storage = NSTextStorage(string: "Hello")
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: CGSize(width: 100, height: 0))
///     storage.addLayoutManager(manager)
///     manager.addTextContainer(container)
///     manager.usedRect(for: container)
@preconcurrency @MainActor
open class NSLayoutManager: UIKitObject {
  /// The text.
  public internal(set) weak var textStorage: NSTextStorage?
  /// The containers; the first one has the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the font's leading counts between lines; the system font has none. Stored only.
  open var usesFontLeading: Bool = true
  /// Whether parts may be laid out on demand; `false` by default. Stored only.
  open var allowsNonContiguousLayout: Bool = false
  /// Whether white space is shown; `false` by default. Stored only.
  open var showsInvisibleCharacters: Bool = false
  /// Chooses and moves glyphs; never called.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The computed lines, and the text and the width that they are for.
  private var known: (text: NSAttributedString, width: CGFloat, lines: [LaidOutLine])?

  /// Creates a layout manager without text or container.
  public override init() { super.init() }

  /// Creates a layout manager without text, as there are no archives to read one from.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a container after the others.
  ///
  /// - Parameter container: The container, which is retained. Only the first one has text.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes a container.
  ///
  /// - Parameter index: Its index in ``textContainers``, which must exist.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of glyphs, which is the text's number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// The lines in the first container.
  var lines: [LaidOutLine] {
    guard let textStorage, let container = textContainers.first else { return [] }
    if let known, known.width == container.lineWidth, known.text.isEqual(to: textStorage) {
      return limited(known.lines, container)
    }
    let text = NSAttributedString(attributedString: textStorage)
    let lines = LaidOutLine.lines(of: text, width: container.lineWidth)
    known = (text, container.lineWidth, lines)
    return limited(lines, container)
  }

  private func limited(_ lines: [LaidOutLine], _ container: NSTextContainer) -> [LaidOutLine] {
    let limit = container.maximumNumberOfLines
    return limit > 0 ? Array(lines.prefix(limit)) : lines
  }
}

/// Chooses and moves a layout manager's glyphs; never called here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {}
