import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

/// How a change names a node: the shortest description that fits no other node of the tree at that moment.
///
///     UISwitch #SyncSwitch
///     UILabel "Sync"
///     UIWindow
///     UIView controller=AlertMenuViewController
///     UITableViewCell with "Sync"
///     UISwitch in UITableViewCell with "Sync"
///     UILabel 3 in UITableViewCell with "Sync"
///     UILabel 3
///
/// The first of these forms that fits is used, so a node has one address. Texts mean something to a reader, and so do
/// the attributes that name a view; numbers do not, and are the last resort. The count of such nodes is left out, since
/// it would differ with each of them. Long texts are cut where that is unique.
struct NodeAddress: Hashable, Sendable {
  var node: NodeSelector
  /// The node's number among those that the selector fits, from 1, if it fits several.
  var number: Int?
  /// The ancestor below which the node is searched for; `nil` for the whole tree.
  var ancestor: NodeSelector?

  var printed: String { String(writing: { write(to: $0) }) }

  /// Appends the address.
  ///
  /// - Parameter text: The node's text, which follows its selector in an address that is only for readers.
  func write(text: String? = nil, to buffer: UTF8Buffer) {
    node.write(to: buffer)
    if let text {
      buffer.append(literal: " ")
      buffer.append(quoted: text)
    }
    if let number {
      buffer.append(literal: " ")
      buffer.append(number)
    }
    if let ancestor {
      buffer.append(literal: " in ")
      ancestor.write(to: buffer)
    }
  }
}

extension SourceScanner {
  mutating func scanAddress() throws(Diagnostic) -> NodeAddress {
    var address = NodeAddress(node: try scanSelector())
    // Read on a copy: the space may also belong to ` in `, or to what follows the address.
    var rest = self
    if rest.skip(" "), rest.next.map({ ("0"..."9").contains($0) }) == true {
      address.number = try rest.scanIndex()
      self = rest
    }
    if skip(" in ") { address.ancestor = try scanSelector() }
    return address
  }

  /// Reads a number without a sign.
  mutating func scanIndex() throws(Diagnostic) -> Int {
    let start = self
    guard let number = Int(take { ("0"..."9").contains($0) }) else {
      throw start.unexpected(expected: "a number")
    }
    return number
  }
}

/// The description of a node in an address: its type, and one mark if the type is not enough.
///
///     let node = RenderNode("UISwitch", identifier: "SyncSwitch", text: "Sync")
///     NodeSelector.all(for: node, textBelow: nil).map(\.printed)
///     // UISwitch #SyncSwitch
///     // UISwitch "Sync"
///     // UISwitch
struct NodeSelector: Hashable, Sendable {
  var type: String
  var mark: Mark?

  enum Mark: Hashable, Sendable {
    /// `#SyncSwitch`
    case identifier(String)
    /// `"Sync"`
    case text(String)
    /// `controller=AlertMenuViewController`; its value is a word or a string.
    case attribute(RenderAttribute)
    /// `with "Sync"`: the first text among the node's descendants.
    case textBelow(String)
  }

  /// Returns the most descriptive selector that fits `node`.
  static func first(for node: RenderNode) -> NodeSelector {
    if let identifier = node.identifier {
      return NodeSelector(type: node.type, mark: .identifier(identifier))
    }
    return NodeSelector(type: node.type, mark: node.text.map { .text($0.cutForName) })
  }

  /// Returns the selectors that fit `node`, the most descriptive one first; an address uses the
  /// first unique one.
  static func all(for node: RenderNode, textBelow: String?) -> [NodeSelector] {
    let first = first(for: node)
    var selectors: [NodeSelector] = []
    // One array instead of several that grow, since every node of a tree gets its selectors.
    selectors.reserveCapacity(4)
    selectors.append(first)
    if let text = node.text {
      let cut = text.cutForName
      if node.identifier != nil { selectors.append(NodeSelector(type: node.type, mark: .text(cut))) }
      // Where the beginning is not unique, the whole text may be.
      if !cut.isIdentical(to: text) {
        selectors.append(NodeSelector(type: node.type, mark: .text(text)))
      }
    }
    if first.mark != nil { selectors.append(NodeSelector(type: node.type)) }
    for attribute in node.attributes where attribute.isName {
      selectors.append(NodeSelector(type: node.type, mark: .attribute(attribute)))
    }
    if let textBelow {
      selectors.append(NodeSelector(type: node.type, mark: .textBelow(textBelow.cutForName)))
    }
    return selectors
  }

  /// `UIView`, or `UISwitch #SyncSwitch`, `UILabel "Sync"`, `UIView axis=vertical`,
  /// `UITableViewCell with "Sync"`.
  var printed: String { String(writing: write) }

  func write(to buffer: UTF8Buffer) {
    buffer.append(type: type)
    guard let mark else { return }
    buffer.append(literal: " ")
    mark.write(to: buffer)
  }
}

extension NodeSelector.Mark {
  fileprivate func write(to buffer: UTF8Buffer) {
    switch self {
    case .identifier(let identifier): NodePart.identifier(identifier).write(to: buffer)
    case .text(let text): NodePart.text(text).write(to: buffer)
    case .attribute(let attribute): NodePart.attribute(attribute).write(to: buffer)
    case .textBelow(let text):
      buffer.append(literal: "with ")
      buffer.append(quoted: text)
    }
  }
}

extension String {
  /// The first 40 characters and an ellipsis, if the text is longer.
  package var cutForName: String {
    // Most texts are short, and counting bytes is faster than counting characters.
    guard utf8.count > Self.nameLength else { return self }
    let start = prefix(Self.nameLength)
    return start.endIndex == endIndex ? self : start + "…"
  }

  private static let nameLength = 40
}

extension RenderAttribute {
  /// Whether the attribute names a node: other properties, such as colors, do not say which one it is.
  fileprivate var isName: Bool { Self.names.contains(name) && value.isWording }

  private static let names: Set = ["controller", "image", "label", "name", "placeholder", "url"]
}

extension RenderValue {
  /// Whether the value is a word or a string.
  fileprivate var isWording: Bool {
    switch self {
    case .string, .word: true
    default: false
    }
  }
}

extension SourceScanner {
  mutating func scanSelector() throws(Diagnostic) -> NodeSelector {
    var selector = NodeSelector(type: try scanType())
    if stands(" with \""), skip(" with ") {
      selector.mark = .textBelow(try scanQuoted())
    } else if isBeforePart, skip(" ") {
      selector.mark = try scanMark()
    }
    return selector
  }

  /// Whether a space and an identifier, a text or an attribute are next, rather than the rest of a
  /// change.
  private var isBeforePart: Bool {
    var rest = self
    guard rest.skip(" ") else { return false }
    if rest.stands("#") || rest.stands("\"") { return true }
    return !rest.take { $0 != "=" && $0 != " " }.isEmpty && rest.stands("=")
  }

  private mutating func scanMark() throws(Diagnostic) -> NodeSelector.Mark {
    let start = self
    switch try scanPart() {
    case .identifier(let identifier): return .identifier(identifier)
    case .text(let text): return .text(text)
    case .attribute(let attribute): return .attribute(attribute)
    case .place, .state: throw start.unexpected(expected: "#identifier, \"text\" or name=value")
    }
  }
}
