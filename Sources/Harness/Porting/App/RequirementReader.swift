import SwiftSources

/// Finds the methods of classes that are requirements of protocols.
struct RequirementReader {
  let types: AppTypes
  /// A function of a class or of an extension.
  private typealias Member = (file: AppFile, declaration: TypeDeclaration, function: Function)
  /// The methods of each class and its extensions, by the class's full name.
  private let methods: [String: [Member]]
  /// The full names of classes, by last name.
  private let wholeNames: [String: [String]]
  /// The optional requirements of the app's own protocols, by their Swift names.
  private let ofApp: [String: [ToolkitProtocol.Requirement]]
  /// The last names of classes whose members are all visible to Objective-C.
  private let objectiveC: Set<String>

  init(_ files: [AppFile], _ types: AppTypes) {
    self.types = types
    var (methods, objectiveC) = ([String: [Member]](), Set<String>())
    for file in files {
      for (path, type) in file.outline.members.types.flatMap({ $0.withPaths(in: []) })
      where type.kind == .class || type.kind == .extension {
        let members = type.members.functions.filter {
          $0.body != nil && !$0.modifiers.isStatic && $0.name.text != "init"
        }
        methods[path.joined(separator: "."), default: []] += members.map { (file, type, $0) }
        guard type.kind == .class, type.modifiers.attributes.contains("objcMembers") else { continue }
        objectiveC.insert(type.name.text)
      }
    }
    (self.methods, self.objectiveC) = (methods, objectiveC)
    ofApp = Dictionary(grouping: files.flatMap(\.outline.optionalMethods), by: \.swiftName)
    wholeNames = Dictionary(grouping: methods.keys.sorted(), by: \.lastName)
  }

  /// Returns the methods that UIKit would call if the class conforms to their protocol or to a refined one.
  func exposedMethods(of name: String, by conformances: AppConformances) -> [AppRequirements.Method] {
    let (known, ofToolkit) = (conformances.all(of: name), conformances.ofToolkit(name))
    let isObjectiveC = !objectiveC.isDisjoint(with: [name.lastName] + types.ancestors(of: name))
    return (methods[name] ?? []).compactMap { file, declaration, function in
      guard
        let selector = file.selector(of: function, in: declaration, isObjectiveC: isObjectiveC),
        let requirement = ToolkitProtocol.bySelector[selector]?.first(where: { requirement in
          !ofToolkit.contains(requirement.protocolName)
            && !known.isDisjoint(with: ToolkitProtocol.lineage(of: requirement.protocolName))
            && function.fits(requirement)
        }), !isOverride(function, of: name)
      else { return nil }
      return AppRequirements.Method(
        file: file, type: name, declaration: declaration, function: function, requirement: requirement)
    }
  }

  /// Returns the methods of UIKit's protocols that the toolkit's protocols lack.
  func uncalledMethods(of name: String, by conformances: AppConformances) -> [AppRequirements.Method] {
    let uncalled = conformances.all(of: name).sorted().compactMap { name in
      ToolkitProtocol.uncalled[name].map { (name, $0) }
    }
    guard !uncalled.isEmpty else { return [] }
    return (methods[name] ?? []).compactMap { file, declaration, function in
      guard !function.modifiers.isOverride, !function.modifiers.isPrivate,
        let protocolName = uncalled.first(where: { $0.1.contains(function.signature) })?.0
      else { return nil }
      return AppRequirements.Method(
        file: file, type: name, declaration: declaration, function: function,
        requirement: ToolkitProtocol.Requirement(function.signature, of: protocolName))
    }
  }

  /// Returns the methods with a requirement's selector, if a superclass is in another module.
  func unresolvedMethods(by conformances: AppConformances) -> [AppRequirements.Method] {
    methods.keys.sorted().filter { name in
      let root = types.ancestors(of: name).last ?? types.classes[name].map { _ in "NSObject" } ?? name
      return !ToolkitClasses.isKnown(root) && ToolkitProtocol.all[root] == nil
    }.flatMap { name -> [AppRequirements.Method] in
      let known = conformances.all(of: name)
      return (methods[name] ?? []).compactMap { file, declaration, function in
        guard function.modifiers.attributes.contains("objc"),
          let selector = file.selectorOfAttribute(before: function),
          let requirement = ToolkitProtocol.bySelector[selector]?.first,
          known.isDisjoint(with: ToolkitProtocol.lineage(of: requirement.protocolName)),
          function.signature != requirement.swiftName
        else { return nil }
        return AppRequirements.Method(
          file: file, type: name, declaration: declaration, function: function, requirement: requirement)
      }
    }
  }

  /// Returns the methods that are requirements by Swift name, of protocols that a superclass conforms to.
  func inheritedMethods(
    of name: String, excluding others: [AppRequirements.Method], by conformances: AppConformances
  ) -> [AppRequirements.Method] {
    (methods[name] ?? []).compactMap { file, declaration, function in
      guard !others.contains(where: { $0.function.name == function.name && $0.file.path == file.path }),
        !function.modifiers.isPrivate, !declaration.modifiers.isPrivate,
        let requirement = requirements(named: function.signature).first(where: {
          conformances.base(of: name, for: $0.protocolName) != nil && function.fits($0)
        })
      else { return nil }
      let method = AppRequirements.Method(
        file: file, type: name, declaration: declaration, function: function, requirement: requirement)
      return base(of: method, by: conformances) == nil ? nil : method
    }
  }

  private func requirements(named name: String) -> [ToolkitProtocol.Requirement] {
    (ToolkitProtocol.bySwiftName[name] ?? []) + (ofApp[name] ?? [])
  }

  /// Returns the superclass that conforms to the method's protocol, if none has the method by its Swift name.
  func base(of method: AppRequirements.Method, by conformances: AppConformances) -> String? {
    let requirement = method.requirement
    guard !method.function.modifiers.isOverride || method.needsWitness,
      let base = conformances.base(of: method.type, for: requirement.protocolName)
    else { return nil }
    let isDeclared = methodsAbove(method.type).contains {
      $0.function.signature == requirement.swiftName && $0.function.fits(requirement)
    }
    return isDeclared ? nil : base
  }

  /// Whether a method overrides one of the app, which is called for both.
  private func isOverride(_ function: Function, of name: String) -> Bool {
    function.modifiers.isOverride
      && methodsAbove(name).contains { $0.function.signature == function.signature }
  }

  /// Returns the methods of a class's superclasses in the app.
  private func methodsAbove(_ name: String) -> [Member] {
    types.ancestors(of: name).flatMap { wholeNames[$0] ?? [] }.flatMap { methods[$0] ?? [] }
  }
}

extension SourceOutline {
  /// The optional methods of protocols whose default here does nothing, or returns `nil`.
  fileprivate var optionalMethods: [ToolkitProtocol.Requirement] {
    allTypes.filter { $0.kind == .protocol }.flatMap { type in
      type.members.functions.filter { function in
        function.modifiers.words.contains("optional")
          && function.result.map { ["?", "!"].contains($0.tokens.last?.text) } != false
      }
      .map { ToolkitProtocol.Requirement($0.signature, of: type.name.text) }
    }
  }
}

extension Function {
  /// Whether it has the parameters of a requirement: the same number and, if two protocols have requirements
  /// with this name, the types that the selector names.
  fileprivate func fits(_ requirement: ToolkitProtocol.Requirement) -> Bool {
    guard parameters.count == requirement.typeSuffixes.count else { return false }
    guard (ToolkitProtocol.bySwiftName[requirement.swiftName]?.count ?? 0) > 1 else { return true }
    return zip(parameters, requirement.typeSuffixes).allSatisfy { parameter, suffix in
      parameter.type.baseName?.hasSuffix(suffix) == true
    }
  }
}
