/// A rule that does not hold, and what the screen shows instead.
///
///     for broken in monitor.check() { print(broken.report) }
///     // The rule "Save waits" is broken.
///     //
///     // always: not (#spinner is visible and #save is enabled)
///     //   #spinner: UIActivityIndicatorView #spinner is visible
///     //   #save: UIButton #save is visible, enabled
///     // declared at Editor/Rules.swift:12
package struct BrokenRule: Error, Hashable, Sendable, Codable {
  /// The rule's name.
  package let rule: String
  /// The module and the file of its declaration, and the line, such as `Editor/Rules.swift:12`.
  package let place: String
  /// The requirement in words.
  package let requirement: String
  /// What the screen shows of the elements that it is about, a line for each.
  package let observed: [String]

  package init(rule: String, place: String, requirement: String, observed: [String]) {
    (self.rule, self.place) = (rule, place)
    (self.requirement, self.observed) = (requirement, observed)
  }

  /// What is broken and what the screen shows, without the first sentence.
  package var details: String {
    ([requirement] + observed.map { "  \($0)" } + ["declared at \(place)"]).joined(separator: "\n")
  }

  /// The whole text.
  package var report: String { "The rule \"\(rule)\" is broken.\n\n\(details)" }
}

/// How far a rule applied while one stage lasted.
///
///     var use = stage1.ruleUses[0]
///     use.merge(stage2.ruleUses[0])
///     use.problem  // the rule 'Save waits' names what no scenario shows: #spiner
package struct RuleUse: Hashable, Sendable, Codable {
  /// The rule's name.
  package let rule: String
  /// The path of the file with its declaration.
  package let file: String
  /// The declaration's line.
  package let line: Int
  /// The elements that never existed, in words, in order.
  package var absent: [String]
  /// The conditions of `after` that never held, in words, in order.
  package var untriggered: [String]

  /// Adds what another stage showed of the same rule.
  package mutating func merge(_ other: RuleUse) {
    absent.removeAll { !other.absent.contains($0) }
    untriggered.removeAll { !other.untriggered.contains($0) }
  }

  /// Why the rule says nothing, or less than it seems to; `nil` if it applied.
  package var problem: String? {
    // What exists only after something that never happened is not at fault.
    if !untriggered.isEmpty {
      return "the rule '\(rule)' never applied: it waits for \(untriggered.joined(separator: "; "))"
    }
    guard !absent.isEmpty else { return nil }
    return "the rule '\(rule)' names what no scenario shows: \(absent.joined(separator: ", "))"
  }
}
