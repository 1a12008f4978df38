import RenderTree
import Storyboards

/// The position of a node, in terms that hold in any configuration.
struct Place: Hashable, Sendable {
  /// The nearest controller or app class above the node; empty for a node that has neither above it.
  var owner: String
  /// The classes from the owner down to the node, such as `UIView/UIStackView/UILabel`.
  var path: String
  /// The node's last segment, such as `UILabel 2`.
  var segment: String
  /// All segments from the root down to the node.
  var segments: String
  /// Whether the same node would be here on a screen of another size; not so in a scrolled list, for example.
  var isSure: Bool
}

extension FlatTree {
  /// Returns the place of a node.
  ///
  ///     UIView controller=SettingsViewController
  ///       UITableView content=(390 900)
  ///         ToggleCell
  ///           UISwitch #Sync
  ///           UILabel "Sync"
  ///
  /// The label's owner is `ToggleCell`, its path `UILabel`, and its segments are
  /// `UIView SettingsViewController/UITableView 1/ToggleCell Sync/UILabel 1`: the cell is named by the first
  /// identifier inside it, since in another scenario a different row may have its index.
  func place(of number: Int) -> Place {
    var segments = [segment(of: number)]
    var path = [nodes[number].type]
    var owner: String?
    var isSure = !isCountedWhileScrolled(number)
    var next = parents[number]
    while let above = next {
      if owner == nil {
        owner = nodes[above].ownName
        if owner == nil { path.append(nodes[above].type) }
      }
      segments.append(segment(of: above))
      isSure = isSure && !isCountedWhileScrolled(above)
      next = parents[above]
    }
    return Place(
      owner: owner ?? "", path: path.reversed().joined(separator: "/"), segment: segments[0],
      segments: segments.reversed().joined(separator: "/"), isSure: isSure)
  }

  /// Returns the class with what distinguishes the node from its siblings: its identifier, its controller, in
  /// a list the first identifier inside it, or else its number among those of its class.
  private func segment(of number: Int) -> String {
    let node = nodes[number]
    let name = mark(of: number) ?? String(numberAmongAlike(number))
    return "\(node.type) \(name)"
  }

  /// Returns a name for the node that holds wherever its siblings move; `nil` if there is only its number.
  private func mark(of number: Int) -> String? {
    let node = nodes[number]
    if let name = node.identifier ?? node.word("controller") { return name }
    guard let parent = parents[number], nodes[parent].isList else { return nil }
    return subtree(of: number).lazy.compactMap { nodes[$0].identifier }.first
  }

  private func numberAmongAlike(_ number: Int) -> Int {
    guard let parent = parents[number] else { return 1 }
    let type = nodes[number].type
    return children[parent].prefix(siblingIndices[number] + 1).count { nodes[$0].type == type }
  }

  private func isCountedWhileScrolled(_ number: Int) -> Bool {
    guard let parent = parents[number], nodes[parent].isScrolledList else { return false }
    return mark(of: number) == nil
  }
}

extension RenderNode {
  /// Whether the node shows part of a larger content.
  var isList: Bool { value("content") != nil }

  /// Whether the list is scrolled away from the start of its content.
  fileprivate var isScrolledList: Bool {
    guard isList, let offset = numbers("offset", count: 2) else { return false }
    // A list that begins below a bar starts at a negative offset.
    return offset.contains { $0 > 0 }
  }

  /// The name as an owner of the nodes inside it: the controller, or the class if it is the app's own.
  fileprivate var ownName: String? { word("controller") ?? (isOfKit ? nil : type) }

  /// Whether the class is the system's, such as `UILabel` or `_UIBarBackground`.
  var isOfKit: Bool {
    var scalars = Substring(type.hasPrefix("_") ? type.dropFirst() : type[...]).unicodeScalars
    let prefix = String(String.UnicodeScalarView(scalars.prefix(2)))
    guard Self.kits.contains(prefix) else { return false }
    scalars = scalars.dropFirst(2)
    return scalars.first.map { ("A"..."Z").contains($0) } ?? false
  }

  private static let kits: Set = ["AV", "MK", "NS", "PK", "SF", "UI", "WK"]
}
