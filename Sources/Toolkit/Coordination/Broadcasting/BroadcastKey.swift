/// Names a property of the user interface that may be observed without knowing whose it is.
///
/// An app declares all its keys in one file, as Chrome declares them in one protocol:
///
///     extension BroadcastKey<Bool> { static let tabStripVisible = BroadcastKey("tabStripVisible") }
public struct BroadcastKey<Value: BroadcastValue>: Hashable, Sendable {
  /// What the key is told apart by, and called in errors.
  public let name: String

  public init(_ name: String) {
    self.name = name
  }
}
