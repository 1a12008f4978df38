import RenderTree
import UTF8Text

extension RenderNode {
  /// A number that is the same for screens of the same kind: it depends on types, identifiers and states, and not on
  /// texts, frames, or how many equal rows there are.
  package var screenDigest: UInt64 {
    var hash = StableHash("\(type)\u{0}\(identifier ?? "")\u{0}\(states.joined(separator: "\u{0}"))\u{0}(")
    var former: UInt64?
    for child in children {
      let digest = child.screenDigest
      if digest != former { hash.combine("\(digest),") }
      former = digest
    }
    hash.combine(")")
    return hash.value
  }
}
