/// How far the user has come; it never goes back.
///
/// The raw values are the order of the steps.
public enum FlowStep: Int, CaseIterable, Hashable, Sendable {
  case begin = 0
  case nameBoard
  case finishBoardNaming
  case nameLists
  case finishListNaming
  case nameCards
  case finishCardNaming
  case createBoard
}

extension FlowStep: Comparable {
  public static func < (left: FlowStep, right: FlowStep) -> Bool { left.rawValue < right.rawValue }
}
