extension StrictureConfiguration {
  /// A configuration to begin with, its layers guessed from the names of the package's targets.
  package static func example(for manifest: PackageManifest) -> String {
    let names = manifest.targets.filter { !$0.isTest }.map(\.name)
    let rows = Layer.allCases.map { layer in
      let targets = names.filter { Self.guess($0) == layer }.map { "\"\($0)\"" }
      return "    \"\(layer.rawValue)\": [\(targets.joined(separator: ", "))]"
    }
    return "{\n  \"layers\": {\n\(rows.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// The layer that a target's name suggests.
  private static func guess(_ name: String) -> Layer? {
    let endings: [(Layer, [String])] = [
      (.coordinators, ["Coordinators", "Mediators", "Coordinating"]), (.commands, ["Commands", "Actions"]),
      (.model, ["Model", "Models", "Core", "Domain"]), (.ui, ["UI", "Views", "ViewControllers"]),
      (.showcases, ["Showcase", "Showcases"]), (.apps, ["App"]),
    ]
    return endings.first { _, endings in endings.contains { name.hasSuffix($0) } }?.0
  }
}
