import Diagnostics
import TextFormats

/// How a change names a node: the shortest description that fits no other node of the tree at that moment.
///
///     UISwitch #SyncSwitch
///     UILabel "Sync"
///     UIWindow
///     UIView controller=AlertMenuViewController
///     UITableViewCell with "Sync"
///     UISwitch in UITableViewCell with "Sync"
///     UILabel 3 of 5
///
/// The first of these forms that fits is taken, so a node has one address. Texts and attributes tell a reader which
/// node it is; numbers do not, and are the last resort.
struct NodeAddress: Hashable, Sendable {
  var node: NodeSelector
  /// Which of the fitting nodes it is, counted from 1 in the order of the tree, where there are several.
  var ordinal: Ordinal?
  /// The node's ancestor inside which it is looked for, where that is not the whole tree.
  var ancestor: NodeSelector?

  struct Ordinal: Hashable, Sendable {
    var number: Int
    var count: Int
  }

  var printed: String { printed(text: nil) }

  /// The address with the node's own `text` behind its selector, which is for reading only.
  func printed(text: String?) -> String {
    node.printed + (text.map { " \($0.quoted)" } ?? "")
      + (ordinal.map { " \($0.number) of \($0.count)" } ?? "")
      + (ancestor.map { " in \($0.printed)" } ?? "")
  }
}

extension SourceScanner {
  mutating func scanAddress() throws(Diagnostic) -> NodeAddress {
    var address = NodeAddress(node: try scanSelector())
    var rest = self
    if rest.skip(" "), rest.next.map({ ("0"..."9").contains($0) }) == true {
      let number = try rest.scanIndex()
      guard rest.skip(" of ") else { throw rest.unexpected(expected: "' of ' and the number of such nodes") }
      address.ordinal = NodeAddress.Ordinal(number: number, count: try rest.scanIndex())
      self = rest
    }
    if skip(" in ") { address.ancestor = try scanSelector() }
    return address
  }

  /// Reads a number without sign.
  mutating func scanIndex() throws(Diagnostic) -> Int {
    let start = self
    guard let number = Int(take { ("0"..."9").contains($0) }) else {
      throw start.unexpected(expected: "a number")
    }
    return number
  }
}
