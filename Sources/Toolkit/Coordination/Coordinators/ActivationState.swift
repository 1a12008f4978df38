/// How far the view controller of a coordinator has come on the screen, or from it.
///
/// The states follow one another in a circle, in the order of the cases; no state can be left out.
public enum ActivationState: Hashable, Sendable, CaseIterable {
  case deactivated
  case activating
  case activated
  case deactivating

  /// The only state that may follow.
  public var next: ActivationState {
    switch self {
    case .deactivated: .activating
    case .activating: .activated
    case .activated: .deactivating
    case .deactivating: .deactivated
    }
  }

  /// Whether a coordinator in this state counts as started.
  public var isStarted: Bool { self == .activating || self == .activated }
}
