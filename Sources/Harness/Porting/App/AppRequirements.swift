import SwiftSources

/// The methods of an app that UIKit finds by their selectors, and that Swift would not find here.
struct AppRequirements: Sendable {
  /// A method of a class that is, to UIKit, one of a protocol.
  struct Method: Sendable {
    let file: AppFile
    /// The class's name, with those of the classes around it.
    let type: String
    let declaration: TypeDeclaration
    let function: Function
    let requirement: ToolkitProtocol.Requirement
    /// Whether the class itself calls the method by another name.
    var needsWitness: Bool { function.signature != requirement.swiftName }
    /// The superclass in the app whose conformance it is, if no class between them has the method.
    var base: String?
  }

  private(set) var methods: [Method] = []
  /// The protocols that a class, by its whole name, conforms to because of its methods.
  private(set) var added: [String: [String]] = [:]
  /// Methods whose class cannot be given a conformance, as a subclass names it.
  private(set) var blocked: [Method] = []
  /// Methods that UIKit calls and the toolkit does not.
  private(set) var uncalled: [Method] = []
  /// Methods with the selector of a requirement, in classes of which it is not known what they conform to.
  let unresolved: [Method]

  init(_ files: [AppFile], _ types: AppTypes) {
    var conformances = AppConformances(files, types)
    let reader = RequirementReader(files, types)
    unresolved = reader.unresolvedMethods(by: conformances)
    // A subclass has the conformances that its superclasses are given.
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
      let others = reader.inheritedMethods(of: name, besides: known, by: conformances)
      self.methods += (known + others).map { method in
        var method = method
        method.base = reader.base(of: method, by: conformances)
        return method
      }
    }
    // A conformance that another one brings along is not written.
    added = added.mapValues { names in
      names.filter { name in !names.contains { $0 != name && ToolkitProtocol.lineage(of: $0).contains(name) }
      }
    }
  }

  /// What a class has to declare, so that its subclasses override it: one method for each requirement.
  func inherited(by name: String) -> [Method] {
    var found: [Method] = []
    for method in methods where method.base == name.lastName {
      if !found.contains(where: { $0.requirement == method.requirement }) { found.append(method) }
    }
    return found
  }
}
