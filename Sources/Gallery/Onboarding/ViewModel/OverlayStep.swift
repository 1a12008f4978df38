/// Which overlay tells the user what to do; it never goes back.
///
/// The raw values are the places of the overlays, which lie side by side.
public enum OverlayStep: Int, CaseIterable, Hashable, Sendable {
  case describeBoard = 0
  case describeList
  case describeCard
  case createBoard
}
