import SwiftSources

/// The methods of an app that UIKit finds by their selectors, but Swift would not find here.
struct AppRequirements: Sendable {
  /// A method of a class that UIKit takes for one of a protocol.
  struct Method: Sendable {
    let file: AppFile
    /// The class's name, after the names of the types around it.
    let type: String
    let declaration: TypeDeclaration
    let function: Function
    let requirement: ToolkitProtocol.Requirement
    /// Whether the class's method has another name than the requirement.
    var needsWitness: Bool { function.signature != requirement.swiftName }
    /// The app superclass that declares the conformance, if no class between them has the method.
    var base: String?
  }

  private(set) var methods: [Method] = []
  /// The protocols that classes, by full name, must conform to because of their methods.
  private(set) var added: [String: [String]] = [:]
  /// Methods whose class cannot get a conformance, since a subclass declares it.
  private(set) var blocked: [Method] = []
  /// Methods that UIKit calls and the toolkit does not.
  private(set) var uncalled: [Method] = []
  /// Methods with a requirement's selector, in classes whose conformances are unknown.
  let unresolved: [Method]

  init(_ files: [AppFile], _ types: AppTypes) {
    var conformances = AppConformances(files, types)
    let reader = RequirementReader(files, types)
    unresolved = reader.unresolvedMethods(by: conformances)
    // A subclass inherits the conformances that its superclasses get.
    let names = types.classes.keys.sorted {
      (types.ancestors(of: $0).count, $0) < (types.ancestors(of: $1).count, $1)
    }
    for name in names {
      uncalled += reader.uncalledMethods(of: name, by: conformances)
      let methods = reader.exposedMethods(of: name, by: conformances)
      for method in methods {
        let protocolName = method.requirement.protocolName
        guard !conformances.all(of: name).contains(protocolName) else { continue }
        guard !conformances.isNamedBelow(name, protocolName) else {
          blocked.append(method)
          continue
        }
        conformances.add(protocolName, to: name)
        added[name, default: []].append(protocolName)
      }
      let known = methods.filter { conformances.all(of: name).contains($0.requirement.protocolName) }
      let others = reader.inheritedMethods(of: name, excluding: known, by: conformances)
      self.methods += (known + others).map { method in
        var method = method
        method.base = reader.base(of: method, by: conformances)
        return method
      }
    }
    // A conformance that another one implies is left out.
    added = added.mapValues { names in
      names.filter { name in !names.contains { $0 != name && ToolkitProtocol.lineage(of: $0).contains(name) }
      }
    }
  }

  /// Returns the methods that a class must declare for its subclasses to override: one for each requirement.
  func inherited(by name: String) -> [Method] {
    var found: [Method] = []
    for method in methods where method.base == name.lastName {
      if !found.contains(where: { $0.requirement == method.requirement }) { found.append(method) }
    }
    return found
  }
}
