import Storyboards

/// One difference at one position of one scenario.
///
/// Only the atoms of a scenario are kept, not its trees. Comparing the atoms of all scenarios finds what
/// they have in common.
struct Atom: Hashable, Sendable {
  var kind: Kind
  /// What differs: an attribute's name, the axis of a frame; empty if the kind says it.
  var part = ""
  /// The old value as printed; empty if the part is new. For a failure, the headline; for another order, the
  /// words of the children that moved.
  var before = ""
  /// The new value as printed; empty if there is no new value. For a failure, the details.
  var after = ""
  var severity: CauseSeverity
  /// The index of the golden's step, or of the actual step if the golden lacks it.
  var step: Int
  /// The node's class; empty if the atom is not about a node.
  var type = ""
  /// The node's identifier or text, such as `#sync` or `"Sync"`.
  var mark: String?
  var place: Place?
  /// Atoms of any scenarios that share one of these keys are of one class. Never empty.
  var keys: [String] = []
  /// If three classes share one of these keys, that is a rule, which makes them one class.
  var weakKeys: [String] = []
  /// Classes that share some of these may be one change in several configurations.
  var placeKeys: [String] = []
  /// The words that differ in a text, as the key of a text that consists of only these.
  var wordsKey: String?
  /// By how much frames changed; empty for other kinds.
  var amounts: [FrameAmount] = []
  /// The class of the container in which three or more children moved in the same way.
  var alikeContainer: String?
  /// The number of nodes that are moved or resized because of it.
  var shiftedCount = 0
  /// The indices of the scenario's atoms that this atom follows from.
  var reasons: Set<Int> = []

  /// The kind of the difference.
  enum Kind: String, Hashable, Sendable {
    /// Another call was made, or different work is pending.
    case call
    /// A statement is missing, added, or changed.
    case step
    /// There is no golden.
    case golden
    /// The head of the golden differs.
    case heading
    /// A different controller is shown.
    case screen
    /// A node has another class.
    case type = "class"
    case went, came
    /// Children have a different order.
    case order
    /// A node has another parent.
    case moved
    case text
    /// A text that only assistive technologies read.
    case spoken
    /// Any other attribute, or the identifier.
    case value
    case state
    case frame
    /// An attribute that layout determines.
    case derived
    /// The scenario did not finish, or cannot be compared.
    case failure
  }
}

extension Atom {
  /// The properties by which an atom is recognized in the next step.
  struct Identity: Hashable {
    let kind: Kind
    let part: String
    let before: String
    let after: String
    let place: String?
    let key: String
  }

  var identity: Identity {
    Identity(
      kind: kind, part: part, before: before, after: after, place: place?.segments, key: keys.first ?? "")
  }
}
