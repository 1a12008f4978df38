import Diagnostics
import TextFormats

/// One configuration of a plan, with its effective options.
package struct PlanConfiguration: Hashable, Sendable {
  /// Xcode's UUID.
  package let id: String
  /// The name by which goldens and reports call the configuration.
  package let name: String
  package let isEnabled: Bool
  /// The plan's file, as it was passed to the parser.
  let file: String
  /// The position of the configuration's name.
  let position: SourcePosition
  private let content: Content

  /// Large values are on the heap, shared by the thousands of scenarios that the configuration may have.
  private indirect enum Content: Hashable, Sendable {
    case options(PlanOptions, members: [JSONMember])
  }

  init(
    id: String, name: String, isEnabled: Bool, options: PlanOptions, members: [JSONMember], file: String,
    position: SourcePosition
  ) {
    self.id = id
    self.name = name
    self.isEnabled = isEnabled
    content = .options(options, members: members)
    self.file = file
    self.position = position
  }

  /// The effective options: each key that the configuration sets replaces the whole value of that key in
  /// the plan's default options.
  package var options: PlanOptions {
    switch content {
    case .options(let options, _): options
    }
  }

  /// The members that ``options`` were read from.
  var members: [JSONMember] {
    switch content {
    case .options(_, let members): members
    }
  }

  /// The members of ``options`` as they are written, including unknown ones, sorted by their keys.
  package var effectiveMembers: [JSONMember] { members.sorted { $0.key < $1.key } }

  /// Returns the diagnostic for one of the options, at the option's position in the plan.
  ///
  /// - Parameters:
  ///   - problem: What is wrong.
  ///   - key: The option's key; without such an option, the position is the configuration's name.
  ///   - expected: What the value should be.
  ///   - nearest: The nearest valid value, if there is one.
  package func fault(
    _ problem: String, ofOption key: String, expected: String, nearest: String? = nil
  ) -> Diagnostic {
    let option = members.first { $0.key == key }
    return Diagnostic(
      problem, file: file, at: option?.value.position ?? position, expected: expected, nearest: nearest,
      next: .check)
  }
}

extension PlanConfiguration {
  /// The options that affect goldens, as they are written, sorted by their keys.
  ///
  /// Equal texts mean equal stages; variables are not expanded in it.
  package var textOfMeaning: String {
    effectiveMembers.filter { !OptionKey.withoutEffectOnGoldens.contains($0.key) }
      .map { "\($0.key): \($0.value.xcodeText)" }.joined(separator: "\n")
  }
}
