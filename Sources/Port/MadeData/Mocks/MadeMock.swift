/// A class that answers as a protocol asks, with made-up values, and records its calls.
package struct MadeMock: Hashable, Sendable {
  /// The name of the class, such as `MadeBookStore`.
  package let name: String
  /// The protocols that it conforms to, by their full names.
  package let protocols: [String]
  /// The superclass; `nil` for a protocol that any class can have.
  let superclass: String?
  /// Whether code that uses it has to be on the main actor.
  let isOfMainActor: Bool
  /// Whether the protocols say so themselves.
  let areProtocolsOfMainActor: Bool
  /// The properties and functions, each as it is declared.
  var members: [String] = []

  package var fileName: String { "\(name).swift" }

  /// The class, as it is declared.
  package var source: String {
    let actor = isOfMainActor && !areProtocolsOfMainActor ? "@MainActor " : ""
    let inherited = ([superclass].compactMap { $0 } + protocols.map { actor + $0 }).joined(separator: ", ")
    let body = members.isEmpty ? "{}" : "{\n\(members.joined(separator: "\n"))\n}"
    return """
      /// Answers as \(protocols.map(\.lastName).joined(separator: " and ")) with made-up values, and records its calls.
      \(actor)final class \(name): \(inherited) \(body)

      """
  }
}
