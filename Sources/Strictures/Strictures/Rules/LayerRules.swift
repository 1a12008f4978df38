import Diagnostics
import SwiftSources

extension Stricture {
  static let ownSourceSet = Stricture(
    1, "the user interface is a source set of its own",
    wayOut: "move the view controller to a target, or a folder, of the layer 'ui'"
  ) { package in
    if package.targets(in: .ui).isEmpty {
      return [Violation(file: "Package.swift", position: .start, problem: "no target is of the layer 'ui'")]
    }
    return package.types.declarations(in: package.files).compactMap { type in
      let layer = type.file.layer
      guard layer.isOrdered, layer != .ui, package.types.isViewController(type.name) else { return nil }
      return type.violation("the view controller \(type.name) is of the layer '\(layer.rawValue)'")
    }
  }

  static let noOtherLayers = Stricture(
    2, "the user interface depends on no coordinator, mediator or model",
    wayOut: "take what is shown as values over a consumer protocol, and say what users do by a command"
  ) { package in
    package.dependencyViolations(from: .ui) { module in
      let layers = package.configuration.layers(of: module)
      if let layer = Layer.allCases.first(where: { layers.contains($0) && $0 != .ui && $0 != .commands }) {
        return "of the layer '\(layer.rawValue)'"
      }
      let isKnown = !layers.isEmpty || package.configuration.toolkit?.contains(module) != false
      return isKnown ? nil : "of no layer, and not in 'toolkit'"
    }
  }

  static let consumerPlace = Stricture(
    3, "consumer protocols live in the user interface and are adopted by view controllers",
    wayOut: "declare the protocol beside the view controller that adopts it; its mediator imports it"
  ) { package in
    package.types.declarations(in: package.files.filter(\.layer.isOrdered)).flatMap { type in
      if package.types.isConsumer(type.name) {
        return type.file.layer == .ui
          ? [] : [type.violation("the protocol \(type.name) is of the layer '\(type.file.layer.rawValue)'")]
      }
      guard type.declaration.kind != .protocol, !package.types.isShown(type.name) else { return [] }
      return package.types.ancestors(of: type.name).filter(package.types.isConsumer).sorted().map {
        type.violation("\(type.name) adopts \($0) and is not a view controller")
      }
    }
  }

  static let separateTrees = Stricture(
    32, "targets import only those that they may see",
    wayOut: "move what both need to a third target, or add the target to 'maySee'"
  ) { package in
    package.manifest.targets.flatMap { target -> [Violation] in
      guard let visible = package.configuration.maySee[target.name] else { return [] }
      return package.dependencyViolations(of: target) { visible.contains($0) ? nil : "which it may not see" }
    }
  }

  static let showcaseIsolation = Stricture(
    34, "showcases depend on the user interface alone",
    wayOut: "mock the inputs in the showcase's own coordinator, and record the commands that come out"
  ) { package in
    package.dependencyViolations(from: .showcases) { module in
      let layers = package.configuration.layers(of: module)
      let hidden = [Layer.coordinators, .model, .apps].first { layers.contains($0) }
      return hidden.map { "of the layer '\($0.rawValue)'" }
    }
  }
}

extension TypeIndex {
  /// Whether a class is a view controller, or another toolkit class that shows something.
  fileprivate func isShown(_ name: String) -> Bool {
    isViewController(name)
      || ancestors(of: name).contains {
        $0.hasPrefix("UI") && !$0.isListenerName && declaration(of: $0) == nil
      }
  }
}

extension CheckedPackage {
  /// Returns the violations of a layer in imports and declared dependencies.
  fileprivate func dependencyViolations(
    from layer: Layer, _ reason: (String) -> String?
  ) -> [Violation] {
    // A target of several layers may depend on a module that only another layer of it imports.
    let declared = targets(in: layer).filter { configuration.layers(of: $0.name) == [layer] }
    return files(in: layer).flatMap { importViolations(in: $0, reason) }
      + declared.flatMap { declarationViolations(of: $0, reason) }
  }

  fileprivate func dependencyViolations(
    of target: PackageManifest.Target, _ reason: (String) -> String?
  ) -> [Violation] {
    files.filter { $0.target == target.name }.flatMap { importViolations(in: $0, reason) }
      + declarationViolations(of: target, reason)
  }

  /// Returns violations in a file's imports. The build does not report them reliably, since a target can
  /// sometimes import a module without declaring it.
  private func importViolations(in file: SourceFile, _ reason: (String) -> String?) -> [Violation] {
    file.imports.compactMap { found in
      guard manifest[found.module] != nil, found.module != file.target, let reason = reason(found.module)
      else { return nil }
      let isDeclared = manifest[file.target]?.dependencies.contains(found.module) == true
      let luck = isDeclared ? "" : "; the target does not declare it, so it builds by luck only"
      return file.violation(at: found.token, "\(file.target) imports \(found.module), \(reason)\(luck)")
    }
  }

  private func declarationViolations(
    of target: PackageManifest.Target, _ reason: (String) -> String?
  ) -> [Violation] {
    target.dependencies.compactMap { name in
      guard manifest[name] != nil, let reason = reason(name) else { return nil }
      return violation(
        ofTarget: target.name, naming: name, "the target \(target.name) depends on \(name), \(reason)")
    }
  }
}
