import ScenarioGoldens
import Storyboards

/// One thing that differs at one place of one scenario.
///
/// A scenario's atoms are all that is kept of its trees: comparing them with those of other scenarios finds what
/// they have in common.
struct Atom: Hashable, Sendable {
  var kind: Kind
  /// What differs: an attribute's name, the axis of a frame; empty where the kind says it.
  var part = ""
  /// The old value as it is printed, or empty if there was none. Of a failure it is the headline, of another order the
  /// words of the children that moved.
  var before = ""
  /// The new value as it is printed, or empty if there is none. Of a failure it is the details.
  var after = ""
  var severity: CauseSeverity
  /// The index of the golden's step, or of the actual one that the golden lacks.
  var step: Int
  /// The node's class; empty where the atom is about no node.
  var type = ""
  /// The node's identifier or text, as `#sync` or `"Sync"`.
  var mark: String?
  var place: Place?
  /// Atoms with one of these in common, in any scenario, are of one class. Never empty.
  var keys: [String] = []
  /// Three classes with one of these in common are a rule, and so one class.
  var weakKeys: [String] = []
  /// Classes with some of these in common may be one thing in several configurations.
  var placeKeys: [String] = []
  /// The words that differ in a text, as the key of a text that consists of just these.
  var wordsKey: String?
  /// By how much frames changed; empty for all else.
  var amounts: [FrameAmount] = []
  /// The class of the container of which three children or more moved alike.
  var alikeContainer: String?
  /// How many nodes are elsewhere or of another size because of it.
  var shiftedCount = 0
  /// The indices of the scenario's atoms that this one follows from.
  var reasons: Set<Int> = []

  /// What sort of thing differs.
  enum Kind: String, Hashable, Sendable {
    /// Another call was made, or other work is pending.
    case call
    /// A statement is missing, more, or another.
    case step
    /// There is no golden.
    case golden
    /// The head of the golden says something else.
    case heading
    /// Another controller is there.
    case screen
    /// A node has another class.
    case type = "class"
    case went, came
    /// Children are in another order.
    case order
    /// A node has another parent.
    case moved
    case text
    /// What an assistive technology says.
    case spoken
    /// Any other attribute, or the identifier.
    case value
    case state
    case frame
    /// An attribute that follows from layout.
    case derived
    /// The scenario did not come to its end, or cannot be compared.
    case failure
  }
}

extension Atom {
  /// What an atom is recognized by in the next step.
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
