import RenderTree

/// How much a reader minds a change; the worst comes first.
package enum Severity: Int, Comparable, CaseIterable, Sendable {
  /// Nodes came, went or moved.
  case structure
  /// What the user reads differs.
  case text
  /// What an assistive technology reads, or a test looks for, differs.
  case accessibility
  /// A switch, a selection, a style differs.
  case state
  /// Only places and sizes differ.
  case geometry

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TreeChange {
  /// The severity of the worst part of the change.
  package var severity: Severity {
    switch self {
    case .added, .removed, .moved, .replaced: .structure
    case .changed(_, let before, let after):
      Set(before.parts).symmetricDifference(after.parts).map(\.severity).min() ?? .state
    }
  }
}

extension NodePart {
  /// How much a reader minds it when this part differs.
  ///
  /// An attribute counts by its name where that begins with `accessibility`, else by its sort of value.
  package var severity: Severity {
    switch self {
    case .identifier: .accessibility
    case .text: .text
    case .frame: .geometry
    case .state: .state
    case .attribute(let attribute):
      attribute.name.hasPrefix("accessibility") ? .accessibility : attribute.value.severity
    }
  }
}

extension RenderValue {
  fileprivate var severity: Severity {
    switch self {
    case .string: .text
    case .word, .number: .state
    case .numbers: .geometry
    }
  }
}
