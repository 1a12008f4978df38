/// Where each member of a list is stored, by its number.
///
///     var slots = MemberSlots(of: [7, 3])
///     slots[3]  // 1
///     slots[8] = 2
///     slots[7] = nil
///     slots[7]  // nil
///
/// Members are the numbers of a tree's nodes, so those of a long list are most often close to each other: they index an
/// array, which takes a fraction of a dictionary's time. If they are far apart, they are in a dictionary.
struct MemberSlots: Sendable {
  /// The slots by member; `none` for numbers that are not members.
  private var dense: [Int32] = []
  /// The slots of members that are far apart; empty if they are in the array.
  private var sparse: [Int: Int32] = [:]
  private var count = 0

  private static let none: Int32 = -1
  /// How many numbers the array may have for each member.
  private static let sparsity = 8

  init() {}

  /// Makes each member's index its slot; negative numbers are not members.
  init(of members: [Int]) {
    let highest = members.max() ?? -1
    count = members.count { $0 >= 0 }
    guard highest < count * Self.sparsity else {
      for (slot, member) in members.enumerated() where member >= 0 { sparse[member] = Int32(slot) }
      return
    }
    dense = Array(repeating: Self.none, count: highest + 1)
    for (slot, member) in members.enumerated() where member >= 0 { dense[member] = Int32(slot) }
  }

  /// Whether there are no members.
  var isEmpty: Bool { count == 0 }

  /// The slot of a member; `nil` for a number that is not a member.
  subscript(member: Int) -> Int32? {
    get {
      guard sparse.isEmpty else { return sparse[member] }
      guard member < dense.count, dense[member] != Self.none else { return nil }
      return dense[member]
    }
    set {
      count += (newValue == nil ? 0 : 1) - (self[member] == nil ? 0 : 1)
      if newValue != nil { makeRoom(for: member) }
      if !sparse.isEmpty || member >= dense.count {
        sparse[member] = newValue
      } else {
        dense[member] = newValue ?? Self.none
      }
    }
  }

  /// Extends the array to a new member; one that is too far from the others brings them all into the dictionary.
  private mutating func makeRoom(for member: Int) {
    guard sparse.isEmpty, member >= dense.count else { return }
    if member < count * Self.sparsity {
      dense += repeatElement(Self.none, count: member + 1 - dense.count)
    } else {
      for (other, slot) in dense.enumerated() where slot != Self.none { sparse[other] = slot }
      dense = []
    }
  }
}
