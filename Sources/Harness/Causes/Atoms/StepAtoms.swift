import RenderTree
import Storyboards

/// All atoms of one step: the differences between its two trees, and in its calls.
///
///     UIView                              UIView
///       UILabel "Sync" (16 12; 80 20)       UILabel "Synk" (16 12; 84 20)
///       UISwitch #sync [on]                 UISwitch #sync [off]
///
/// has two atoms, a text and a state. The label's width is not an atom: frames are compared after all else
/// is known, since most of them follow from another difference.
struct StepAtoms {
  let trees: MatchedTrees
  let name: ScenarioName
  let step: Int
  var all: [FoundAtom] = []
  /// The places that were computed, since most nodes that differ do so in several parts.
  private var places: [Int: Place] = [:]
  /// The old numbers of nodes that have exchanged their texts; all their other differences follow from that.
  var exchangedNodes: Set<Int> = []

  init(_ trees: MatchedTrees, of name: ScenarioName, step: Int) {
    (self.trees, self.name, self.step) = (trees, name, step)
    for pair in trees.touched {
      addScreen(of: pair)
      addType(of: pair)
      addTexts(of: pair)
      addStates(of: pair)
      addAttributes(of: pair)
      addOrder(of: pair)
    }
    addReplacedScreens()
    addWentAndCame()
    addMoved()
  }

  /// Returns the place of a node of the golden's tree, which is computed once.
  mutating func place(of number: Int) -> Place {
    if let known = places[number] { return known }
    let place = trees.before.place(of: number)
    places[number] = place
    return place
  }

  /// Adds an atom of a node, and sets the properties that every atom has.
  mutating func add(_ atom: Atom, at pair: NodePair) {
    add(
      atom, old: pair.old, new: pair.new, place: place(of: pair.old),
      node: trees.before.nodes[pair.old])
  }

  mutating func add(_ atom: Atom, old: Int?, new: Int?, place: Place, node: RenderNode) {
    var atom = atom
    atom.type = new.flatMap { trees.classes[$0] } ?? node.type
    atom.mark = node.mark
    atom.place = place
    if place.isSure {
      atom.placeKeys.append(
        Key.joined(name.scriptKey, String(step), atom.kind.rawValue, atom.part, place.segments))
    }
    all.append(FoundAtom(atom: atom, old: old, new: new))
  }

  /// Returns a new atom of this step.
  func atom(_ kind: Atom.Kind, part: String = "", _ severity: CauseSeverity) -> Atom {
    Atom(kind: kind, part: part, severity: severity, step: step)
  }
}

/// An atom and the numbers of its node in the trees of its step.
struct FoundAtom {
  var atom: Atom
  var old: Int?
  var new: Int?
}

extension ScenarioName {
  /// The script, in any configuration.
  var scriptKey: String { "\(target)/\(identifier)" }

  /// The use case with its showcase.
  var useCaseKey: String { "\(target)/\(classForDisplay)/\(useCase)" }
}

extension RenderNode {
  /// The identifier, or else the text, by which a reader recognizes the node.
  var mark: String? { identifier.map { "#\($0)" } ?? text.map { "\"\($0)\"" } }
}
