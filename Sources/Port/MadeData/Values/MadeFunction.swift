/// A function that makes a value of a type.
package struct MadeFunction: Hashable, Sendable {
  package let name: String
  /// The type's full name.
  package let type: String
  let value: MadeValue
  let isOfMainActor: Bool

  /// The call that makes one.
  var call: MadeValue { .made(function: name, isNumbered: value.isNumbered) }

  /// The name of its file.
  package var fileName: String { "Made+\(type.split(separator: ".").joined()).swift" }

  /// The function, as it is declared in an extension of `Made`.
  package var source: String {
    let actor = isOfMainActor ? "@MainActor " : ""
    let parameter = value.isNumbered ? "_ number: Int = 1" : ""
    return """
      extension Made {
        \(actor)static func \(name)(\(parameter)) -> \(type) {
          \(value.text(value.isNumbered ? .parameter : nil))
        }
      }

      """
  }
}
