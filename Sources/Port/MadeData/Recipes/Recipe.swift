/// How a view controller is made and gets its data.
package struct Recipe: Hashable, Sendable {
  /// The controller's class, by its full name.
  package let controller: String
  /// The name of the coordinator's class.
  package let coordinator: String
  /// Makes the controller.
  let making: String
  /// Makes the container around it; `nil` if it is pushed by itself.
  let container: String?
  /// The objects that live as long as the coordinator.
  let held: [Held]
  /// What is done before the controller is made.
  let preparations: [String]
  /// What is done to the controller before it is shown.
  let injections: [String]
  /// What is made up, by the names of parameters and properties.
  let madeUp: [String]
  /// Whether the controller itself gets nothing.
  package let isPlain: Bool

  /// An object in a property of the coordinator.
  struct Held: Hashable, Sendable {
    let name: String
    let value: String
  }

  package var fileName: String { "\(coordinator).swift" }
}

extension Recipe {
  /// The coordinator, as it is declared.
  ///
  /// - Parameter qualifier: What comes before the name of a protocol that the app has, too.
  package func source(qualifier: String) -> String {
    // What is prepared may be needed to make an object.
    let kind = preparations.isEmpty ? "let" : "lazy var"
    let properties = held.map { "  private \(kind) \($0.name) = \($0.value)\n" }.joined()
    let before = preparations.map { "    \($0)\n" }.joined()
    let names = madeUp.map { "\"\($0)\"" }.joined(separator: ", ")
    let shown = container.map { "controller.contained(in: \($0))" } ?? "controller"
    return """
      /// Shows \(controller.lastName) with made-up data. Edit it, and it is kept.
      final class \(coordinator): \(qualifier)NavigationCoordinator {
        weak var baseViewController: UIViewController?
        let madeUp = [\(names)]
      \(properties)
        func start() {
      \(before)    let controller = \(making)
      \(injections.map { "    \($0)\n" }.joined())    navigationController?.pushViewController(\(shown), animated: false)
        }
      }

      """
  }
}
