import RenderTree
import Storyboards

/// Rows of a list that were matched only because no other row was left: they are not the same row.
///
///     UITableView content=(390 900)       UITableView content=(390 960)
///       ToggleCell                          ToggleCell
///         UILabel "Block Web fonts"           UILabel "Block social trackers"
///         UISwitch #fonts                     UISwitch #social
///
/// By class alone, both cells would be the same, with another text and another identifier. As none of their
/// texts and identifiers are equal, one row disappeared, perhaps out of sight, and another appeared.
enum OtherRows {
  /// Returns the matching without pairs of rows that have nothing in common, and without their content.
  static func removed(from matching: TreeMatching) -> (origins: [Int?], destinations: [Int?]) {
    var (origins, destinations) = (matching.origins, matching.destinations)
    for (old, new) in matching.destinations.enumerated() {
      guard let new, isOther(old, new, in: matching) else { continue }
      let rows = matching.after.subtree(of: new)
      for node in matching.before.subtree(of: old) {
        guard let other = destinations[node], rows.contains(other) else { continue }
        destinations[node] = nil
        origins[other] = nil
      }
    }
    return (origins, destinations)
  }

  private static func isOther(_ old: Int, _ new: Int, in matching: TreeMatching) -> Bool {
    guard let parent = matching.before.parents[old], matching.before.nodes[parent].isList,
      !matching.isUntouched(new)
    else { return false }
    let (former, present) = (matching.before.sayings(of: old), matching.after.sayings(of: new))
    guard let mark = former.identifiers.first, let other = present.identifiers.first, mark != other else {
      return false
    }
    return Set(former.all).isDisjoint(with: present.all)
  }
}

extension FlatTree {
  /// Returns the identifiers and the texts in a subtree, in order.
  fileprivate func sayings(of number: Int) -> (identifiers: [String], all: [String]) {
    let nodes = subtree(of: number).map { self.nodes[$0] }
    let identifiers = nodes.compactMap { $0.identifier.map { "#\($0)" } }
    return (identifiers, identifiers + nodes.compactMap(\.text))
  }
}
