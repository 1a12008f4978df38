import TextFormats

/// What differs between the texts of a golden and of a value.
package typealias SnapshotSummary = @Sendable (_ golden: String, _ new: String) -> [String]?

/// How values of one type become the text of a golden.
///
///     assertSnapshot(of: invoice, as: .json)
///     assertSnapshot(of: invoice, as: .text.pullback(\.title))
///
/// There are ``text``, ``lines``, ``json``, ``dump``, ``renderTree`` and ``renderTreeJSON``; own ones are made by
/// ``pullback(_:)`` of these, or by ``init(fileExtension:write:)``.
public struct SnapshotStrategy<Value>: Sendable {
  /// The extension of the golden's file, without the dot.
  public let fileExtension: String

  /// Writes a value's text.
  ///
  /// What is written is to be a function of the value alone, and UTF-8. The buffer is empty before, and is used for
  /// other values afterwards.
  public let write: @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void

  /// What differs between two texts, in a line or more a difference; `nil` where the strategy knows no better than
  /// lines that differ.
  let summary: SnapshotSummary?

  /// A strategy of one's own.
  public init(
    fileExtension: String, write: @escaping @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void
  ) {
    self.init(fileExtension: fileExtension, summary: nil, write: write)
  }

  package init(
    fileExtension: String, summary: SnapshotSummary?,
    write: @escaping @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void
  ) {
    self.fileExtension = fileExtension
    self.write = write
    self.summary = summary
  }

  /// The same strategy for values that it can be applied to once they are transformed.
  ///
  ///     let titles = SnapshotStrategy<[String]>.lines.pullback { (menu: Menu) in menu.items.map(\.title) }
  public func pullback<Source>(
    _ transform: @escaping @Sendable (Source) throws -> Value
  ) -> SnapshotStrategy<Source> {
    SnapshotStrategy<Source>(fileExtension: fileExtension, summary: summary) { [write] source, buffer in
      try write(try transform(source), buffer)
    }
  }
}
