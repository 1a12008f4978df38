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

/// Finds the methods of classes that are requirements of protocols.
private struct RequirementReader {
  let types: AppTypes
  /// The declarations of each class and its extensions, by its whole name.
  private let parts: [String: [(file: AppFile, declaration: TypeDeclaration)]]
  /// The classes, by their last names, that Objective-C sees all members of.
  private let objectiveC: Set<String>

  init(_ files: [AppFile], _ types: AppTypes) {
    self.types = types
    var parts: [String: [(file: AppFile, declaration: TypeDeclaration)]] = [:]
    for file in files {
      for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) })
      where type.kind == .class || type.kind == .extension {
        parts[path.joined(separator: "."), default: []].append((file, type))
      }
    }
    self.parts = parts
    objectiveC = Set(
      parts.filter { part in
        part.value.contains {
          $0.declaration.kind == .class && $0.declaration.modifiers.attributes.contains("objcMembers")
        }
      }.keys.map(\.lastName))
  }

  /// The methods that UIKit would call, where the class conforms to the protocol or to one that it refines.
  func exposedMethods(of name: String, by conformances: AppConformances) -> [AppRequirements.Method] {
    let (known, ofToolkit) = (conformances.all(of: name), conformances.ofToolkit(name))
    let isObjectiveC = !objectiveC.isDisjoint(with: [name.lastName] + types.ancestors(of: name))
    return functions(of: name).compactMap { file, declaration, function in
      guard !isOverride(function, of: name),
        let selector = file.selector(of: function, in: declaration, isObjectiveC: isObjectiveC),
        let requirement = ToolkitProtocol.bySelector[selector]?.first(where: { requirement in
          !ofToolkit.contains(requirement.protocolName)
            && !known.isDisjoint(with: ToolkitProtocol.lineage(of: requirement.protocolName))
            && function.fits(requirement)
        })
      else { return nil }
      return AppRequirements.Method(
        file: file, type: name, declaration: declaration, function: function, requirement: requirement)
    }
  }

  /// The methods that name the selector of a requirement, where a superclass is of another module.
  func unresolvedMethods(by conformances: AppConformances) -> [AppRequirements.Method] {
    parts.keys.sorted().filter { name in
      let root = types.ancestors(of: name).last ?? types.classes[name].map { _ in "NSObject" } ?? name
      return !ToolkitClasses.isKnown(root) && ToolkitProtocol.all[root] == nil
    }.flatMap { name -> [AppRequirements.Method] in
      let known = conformances.all(of: name)
      return functions(of: name).compactMap { file, declaration, function in
        guard let selector = file.selectorOfAttribute(before: function),
          let requirement = ToolkitProtocol.bySelector[selector]?.first,
          known.isDisjoint(with: ToolkitProtocol.lineage(of: requirement.protocolName)),
          function.signature != requirement.swiftName
        else { return nil }
        return AppRequirements.Method(
          file: file, type: name, declaration: declaration, function: function, requirement: requirement)
      }
    }
  }

  /// The methods that are requirements by their Swift names, of protocols that a superclass conforms to.
  func inheritedMethods(
    of name: String, besides others: [AppRequirements.Method], by conformances: AppConformances
  ) -> [AppRequirements.Method] {
    functions(of: name).compactMap { file, declaration, function in
      guard !others.contains(where: { $0.function.name == function.name && $0.file.path == file.path }),
        !function.modifiers.isPrivate, !declaration.modifiers.isPrivate,
        let requirement = ToolkitProtocol.bySwiftName[function.signature]?.first(where: {
          conformances.base(of: name, for: $0.protocolName) != nil && function.fits($0)
        })
      else { return nil }
      let method = AppRequirements.Method(
        file: file, type: name, declaration: declaration, function: function, requirement: requirement)
      return base(of: method, by: conformances) == nil ? nil : method
    }
  }

  /// The superclass that conforms to the method's protocol, if none has the method by its Swift name.
  func base(of method: AppRequirements.Method, by conformances: AppConformances) -> String? {
    let requirement = method.requirement
    guard !method.function.modifiers.isOverride || method.needsWitness,
      let base = conformances.base(of: method.type, for: requirement.protocolName)
    else { return nil }
    let ancestors = Set(types.ancestors(of: method.type))
    let isDeclared = parts.contains { name, _ in
      ancestors.contains(name.lastName)
        && functions(of: name).contains { $0.2.signature == requirement.swiftName && $0.2.fits(requirement) }
    }
    return isDeclared ? nil : base
  }

  /// Whether a method overrides one of the app, which is called for both.
  private func isOverride(_ function: Function, of name: String) -> Bool {
    guard function.modifiers.isOverride else { return false }
    let ancestors = Set(types.ancestors(of: name))
    return parts.contains { part, _ in
      ancestors.contains(part.lastName)
        && functions(of: part).contains { $0.2.signature == function.signature }
    }
  }

  private func functions(of name: String) -> [(AppFile, TypeDeclaration, Function)] {
    (parts[name] ?? []).flatMap { file, declaration in
      declaration.members.functions.filter {
        $0.body != nil && !$0.modifiers.isStatic && $0.name.text != "init"
      }
      .map { (file, declaration, $0) }
    }
  }
}

extension Function {
  /// Whether its parameters are as many as those of a requirement, and of the types that the selector names where two
  /// protocols have requirements of one name.
  fileprivate func fits(_ requirement: ToolkitProtocol.Requirement) -> Bool {
    guard parameters.count == requirement.typeSuffixes.count else { return false }
    guard (ToolkitProtocol.bySwiftName[requirement.swiftName]?.count ?? 0) > 1 else { return true }
    return zip(parameters, requirement.typeSuffixes).allSatisfy { parameter, suffix in
      parameter.type.baseName?.hasSuffix(suffix) == true
    }
  }
}
