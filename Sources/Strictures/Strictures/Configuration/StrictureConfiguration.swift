import Diagnostics

/// What the rules need to know about a package; read from `.strictures.json`.
package struct StrictureConfiguration: Hashable, Sendable {
  /// The targets and folders of each layer.
  package var layerTargets: [LayerTarget]
  /// The class that all view controllers inherit from.
  package var viewController = "UIViewController"
  /// The class that all coordinators inherit from.
  package var coordinator = "BrowserCoordinator"
  /// The class that routes commands.
  package var dispatcher = "CommandDispatcher"
  /// The types that contain many services, of which only single ones may be passed on.
  package var aggregates: [String] = ["Browser", "BrowserState", "BrowserList"]
  /// The targets outside of all layers that the user interface may import; `nil` for all of them.
  package var toolkit: [String]?
  /// Additional types that may be passed to a consumer.
  package var values: [String] = []
  /// For each target, the targets of this package that it may import; a target without an entry may import all.
  package var maySee: [String: [String]] = [:]
  /// For each target, the most public symbols that it may have.
  package var publicSymbols: [String: Int] = [:]
  package var exemptions: [Exemption] = []

  /// The name of the file in the package's folder.
  package static let fileName = ".strictures.json"

  /// A target, or a folder of a target, that belongs to a layer.
  package struct LayerTarget: Hashable, Sendable {
    package var layer: Layer
    package var target: String
    /// The folder, relative to the target's; empty for the whole target.
    package var folder: String

    package init(_ layer: Layer, _ target: String, folder: String = "") {
      (self.layer, self.target, self.folder) = (layer, target, folder)
    }
  }

  /// A rule that need not hold in a file, and the reason.
  package struct Exemption: Hashable, Sendable {
    package var rule: Int
    package var file: String
    package var reason: String
    /// The position in the configuration.
    package var position: SourcePosition

    package init(rule: Int, file: String, reason: String, at position: SourcePosition = .start) {
      (self.rule, self.file, self.reason, self.position) = (rule, file, reason, position)
    }
  }

  package init(layerTargets: [LayerTarget]) {
    self.layerTargets = layerTargets
  }

  /// Returns the layer of a file, determined by its path relative to the target's folder.
  func layer(of path: String, in target: String) -> Layer? {
    layerTargets.filter { layerTarget in
      layerTarget.target == target && (layerTarget.folder.isEmpty || path.hasPrefix(layerTarget.folder + "/"))
    }.max { $0.folder.count < $1.folder.count }?.layer
  }

  /// Returns the layers that a target contributes to.
  func layers(of target: String) -> Set<Layer> {
    Set(layerTargets.filter { $0.target == target }.map(\.layer))
  }
}

/// A layer of the architecture.
package enum Layer: String, Hashable, Sendable, CaseIterable, Codable {
  /// The app's data and logic, without any user interface.
  case model
  /// The protocols of the users' actions.
  case commands
  /// View controllers, views, and the consumer protocols that they adopt.
  case ui
  /// Coordinators and mediators.
  case coordinators
  /// Use cases with mocks, which use only the user interface.
  case showcases
  /// The code that assembles everything, and may use everything.
  case apps

  /// Whether rules for the app's own types apply; they do not apply to mocks and glue.
  var isOrdered: Bool { self != .showcases && self != .apps }
}

extension StrictureConfiguration {
  /// Returns a configuration to begin with, whose layers are guessed from the targets' names.
  package static func example(for manifest: PackageManifest) -> String {
    let names = manifest.targets.filter { !$0.isTest }.map(\.name)
    let rows = Layer.allCases.map { layer in
      let targets = names.filter { Self.guess($0) == layer }.map { "\"\($0)\"" }
      return "    \"\(layer.rawValue)\": [\(targets.joined(separator: ", "))]"
    }
    return "{\n  \"layers\": {\n\(rows.joined(separator: ",\n"))\n  }\n}\n"
  }

  /// Returns the layer that a target's name suggests.
  private static func guess(_ name: String) -> Layer? {
    let endings: [(Layer, [String])] = [
      (.coordinators, ["Coordinators", "Mediators", "Coordinating"]), (.commands, ["Commands", "Actions"]),
      (.model, ["Model", "Models", "Core", "Domain"]), (.ui, ["UI", "Views", "ViewControllers"]),
      (.showcases, ["Showcase", "Showcases"]), (.apps, ["App"]),
    ]
    return endings.first { _, endings in endings.contains { name.hasSuffix($0) } }?.0
  }
}
