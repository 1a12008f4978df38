import Diagnostics
import UTF8Text

/// How values of one type become the text of a golden.
///
///     struct Invoice: Encodable { let title = "Books", lines = [12.5, 8] }
///     assertSnapshot(of: Invoice(), as: .json, named: "whole")
///     let title = SnapshotStrategy<String>.text.pullback { (invoice: Invoice) in invoice.title }
///     assertSnapshot(of: Invoice(), as: title, named: "title")
///
/// There are `text`, `lines`, `json` and `dump`, and in `ShowcaseTesting` also `renderTree` and
/// `renderTreeJSON`. Make your own from these with ``pullback(_:)``, or with ``init(fileExtension:write:)``.
public struct SnapshotStrategy<Value>: Sendable {
  /// The extension of the golden's file, without the dot.
  public let fileExtension: String

  /// Writes a value's text.
  ///
  /// The text must be UTF-8 and depend only on the value. The buffer is empty before the call, and is
  /// reused for other values after it.
  public let write: @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void

  /// What is known of the text besides.
  let format: SnapshotFormat

  /// What is wrong with the strategy, with which every assertion fails.
  let fault: Diagnostic?

  /// Creates a strategy from a closure.
  ///
  ///     SnapshotStrategy<Duration>(fileExtension: "txt") { duration, buffer in
  ///       buffer.append(Int(duration.components.seconds))
  ///       buffer.append(literal: " s")
  ///     }
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the golden's file, without the dot: 1 to 24 letters and digits of
  ///     ASCII, `-` and `_`, with single dots between them. The last part may not be `diff`, which is that of
  ///     messages. With any other, every assertion fails.
  ///   - write: Writes a value's text; see ``write``. An error that it throws fails the assertion.
  public init(
    fileExtension: String, write: @escaping @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void
  ) {
    self.init(fileExtension: fileExtension, summary: nil, write: write)
  }

  package init(
    fileExtension: String, summary: SnapshotSummary?,
    write: @escaping @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void
  ) {
    self.init(
      fileExtension: fileExtension, format: SnapshotFormat(ofFile: fileExtension, summary: summary),
      write: write)
  }

  init(
    fileExtension: String, format: SnapshotFormat,
    write: @escaping @Sendable (_ value: Value, _ buffer: UTF8Buffer) throws -> Void
  ) {
    self.fileExtension = fileExtension
    self.format = format
    self.write = write
    fault = FileExtension.fault(in: fileExtension)
  }

  /// Returns this strategy for values of another type, which are transformed before they are written.
  ///
  ///     struct Menu { let items: [String] }
  ///     let titles = SnapshotStrategy<[String]>.lines.pullback { (menu: Menu) in menu.items }
  ///
  /// - Parameter transform: Returns the value to write. An error that it throws fails the assertion.
  public func pullback<Source>(
    _ transform: @escaping @Sendable (Source) throws -> Value
  ) -> SnapshotStrategy<Source> {
    SnapshotStrategy<Source>(fileExtension: fileExtension, format: format) { [write] source, buffer in
      try write(try transform(source), buffer)
    }
  }
}
