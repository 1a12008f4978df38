import Diagnostics

/// What the rules have to know of a package; read from `.strictures.json`.
package struct StrictureConfiguration: Hashable, Sendable {
  /// Which targets and folders make up the layers.
  package var layerTargets: [LayerTarget]
  /// The class that all view controllers inherit from.
  package var viewController = "UIViewController"
  /// The class that all coordinators inherit from.
  package var coordinator = "BrowserCoordinator"
  /// The class that routes commands.
  package var dispatcher = "CommandDispatcher"
  /// The types that hold many services, of which only single ones may be handed on.
  package var aggregates: [String] = ["Browser", "BrowserState", "BrowserList"]
  /// The targets of no layer that the user interface may import; `nil` for all of them.
  package var toolkit: [String]?
  /// Types besides the known ones that may cross to a consumer.
  package var values: [String] = []
  /// By target, the targets of this package that it may import; others may import what they like.
  package var maySee: [String: [String]] = [:]
  /// By target, how many public symbols it may have.
  package var publicSymbols: [String: Int] = [:]
  package var exemptions: [Exemption] = []

  /// The name of the file in a package's folder.
  package static let fileName = ".strictures.json"

  /// A target, or a folder of one, that belongs to a layer.
  package struct LayerTarget: Hashable, Sendable {
    package var layer: Layer
    package var target: String
    /// The folder below that of the target; empty for all of it.
    package var folder: String

    package init(_ layer: Layer, _ target: String, folder: String = "") {
      (self.layer, self.target, self.folder) = (layer, target, folder)
    }
  }

  /// A rule that need not hold in a file, and why.
  package struct Exemption: Hashable, Sendable {
    package var rule: Int
    package var file: String
    package var reason: String
    /// Its position in the configuration.
    package var position: SourcePosition

    package init(rule: Int, file: String, reason: String, at position: SourcePosition = .start) {
      (self.rule, self.file, self.reason, self.position) = (rule, file, reason, position)
    }
  }

  package init(layerTargets: [LayerTarget]) {
    self.layerTargets = layerTargets
  }

  /// The layer of a file of a target, decided by its path below the target's folder.
  func layer(of path: String, in target: String) -> Layer? {
    layerTargets.filter { layerTarget in
      layerTarget.target == target && (layerTarget.folder.isEmpty || path.hasPrefix(layerTarget.folder + "/"))
    }.max { $0.folder.count < $1.folder.count }?.layer
  }

  /// The layers that a target has a part in.
  func layers(of target: String) -> Set<Layer> {
    Set(layerTargets.filter { $0.target == target }.map(\.layer))
  }
}

/// A layer of the architecture.
package enum Layer: String, Hashable, Sendable, CaseIterable, Codable {
  /// What the app is about, without any user interface.
  case model
  /// The protocols of what users can do.
  case commands
  /// View controllers, views, and the consumer protocols that they adopt.
  case ui
  /// Coordinators and mediators.
  case coordinators
  /// Use cases with mocks, which use the user interface only.
  case showcases
  /// What puts everything together, and may see everything.
  case apps

  /// Whether rules for the app's own types hold here; mocks and glue are free of them.
  var isOrdered: Bool { self != .showcases && self != .apps }
}

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
