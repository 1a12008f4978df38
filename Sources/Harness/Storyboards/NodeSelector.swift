import RenderTree
import SourceText

/// What an address tells of a node: its type, and its identifier or text where they are needed.
struct NodeSelector: Hashable, Sendable {
  var type: String
  var identifier: String?
  var text: String?

  /// The selectors that fit `node`, the most telling first; an address takes the first that is unique.
  static func all(for node: RenderNode) -> [NodeSelector] {
    var selectors: [NodeSelector] = []
    if let identifier = node.identifier {
      selectors.append(NodeSelector(type: node.type, identifier: identifier))
    }
    if let text = node.text { selectors.append(NodeSelector(type: node.type, text: text)) }
    return selectors + [NodeSelector(type: node.type)]
  }

  /// `UISwitch #SyncSwitch`, `UILabel "Sync"` or `UIView`.
  var printed: String {
    RenderNode(type, identifier: identifier, text: text).line
  }
}

extension SourceScanner {
  mutating func scanSelector() throws(Diagnostic) -> NodeSelector {
    var selector = NodeSelector(type: try scanType())
    if stands(" #"), skip(" "), case .identifier(let identifier) = try scanPart() {
      selector.identifier = identifier
    }
    if stands(" \""), skip(" ") { selector.text = try scanQuoted() }
    return selector
  }
}
