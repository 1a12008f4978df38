import FontMetrics
import Foundation

/// A text at a width, which is measured once in a process.
@MainActor
final class MeasuredText {
  let layout: TextLayout
  /// The sizes by the number of lines.
  private var sizes: [Int: CGSize] = [:]

  private init(_ layout: TextLayout) {
    self.layout = layout
  }

  /// Returns the size of the first lines in points, not rounded; 0 is all lines.
  func size(ofLines lines: Int) -> CGSize {
    if let size = sizes[lines] { return size }
    let size = layout.size(ofLines: lines == 0 ? layout.lines.count : lines)
    sizes[lines] = size
    return size
  }
}

extension MeasuredText {
  private static var known: [Room: MeasuredText] = [:]
  /// The number of cached texts at which the cache is emptied.
  private static let limit = 10_000

  /// Empties the cache.
  static func forgetAll() { known.removeAll(keepingCapacity: true) }

  /// Returns a text broken into lines that fit a width.
  static func measured(_ text: StyledText, width: CGFloat) -> MeasuredText {
    let room = Room(text: text, width: width)
    if let measured = known[room] { return measured }
    let measured = MeasuredText(TextLayout(text, width: width))
    if known.count == limit { known.removeAll(keepingCapacity: true) }
    known[room] = measured
    return measured
  }

  private struct Room: Hashable {
    let text: StyledText
    let width: CGFloat

    /// Compares texts by their bytes: canonically equivalent texts, such as a composed and a
    /// decomposed accent, may differ in width.
    static func == (one: Room, other: Room) -> Bool {
      one.width == other.width && one.text.runs == other.text.runs
        && one.text.paragraph == other.text.paragraph && one.text.usesLeading == other.text.usesLeading
        && one.text.string.hasSameBytes(as: other.text.string)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(text.runs[0].font)
      hasher.combine(width)
    }
  }
}
