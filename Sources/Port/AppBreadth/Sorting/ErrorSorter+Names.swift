extension ErrorSorter {
  /// Sorts an error about a name that is not found anywhere.
  func sortName(_ name: String, _ error: CompilerError) -> SortedError {
    guard !names.declares(name) else { return SortedError(error: error, kind: .other) }
    if names.isOfUIKit(name) { return SortedError(error: error, kind: .uiKit, symbol: name) }
    if missing.isNamespace(name) {
      return SortedError(error: error, kind: .otherModule, symbol: module(with: name, error))
    }
    let modules = isEmpty(name) ? [name] : missing.modules(with: name, missedIn: error.file)
    if FoundationNames.contains(name), modules != [AppleFrameworks.framework(of: name)] {
      return SortedError(error: error, kind: .foundation)
    }
    // A superclass's member may be used by its name alone.
    if name.first?.isLowercase == true, let type = typeAround(error),
      let superclass = names.missingAncestor(of: type), superclass != name
    {
      return sortSuperclass(superclass, error)
    }
    return SortedError(error: error, kind: .other, orOf: modules.fewAlternatives)
  }

  /// Sorts an error that follows from a superclass that is not found, and is not a type of the build.
  func sortSuperclass(_ name: String, _ error: CompilerError) -> SortedError {
    let result = sortName(name, error)
    guard result.kind == .other, names.lacksModules else { return result }
    return SortedError(error: error, kind: .otherModule, symbol: module(with: name, error))
  }

  /// Sorts an error about a member that a type does not have.
  func sortMember(_ member: String, of type: String, _ error: CompilerError) -> SortedError {
    guard !names.declares(member) else { return SortedError(error: error, kind: .other) }
    if missing.isOfLibrary(member, missedIn: error.file) {
      return SortedError(error: error, kind: .otherModule, symbol: module(with: member, error))
    }
    if let superclass = names.missingAncestor(of: type.typeName) { return sortSuperclass(superclass, error) }
    if AppleMembers.isOfUIKit(member, of: type.typeName) {
      return SortedError(error: error, kind: .uiKit, symbol: "\(type.typeName).\(member)")
    }
    guard !type.hasPrefix("["), let owner = names.typeOfUIKit(type) else {
      let isOfFoundation = FoundationNames.contains(type.typeName) && !missing.hasLibraries
      let isUnknown = error.message.contains("(aka 'AnyObject')")
      return SortedError(error: error, kind: isOfFoundation || isUnknown ? .foundation : .other)
    }
    if error.message.hasPrefix("type '"), !AppleMembers.mayBeStatic(member, of: owner) {
      let modules = missing.modules(with: member, missedIn: error.file)
      return SortedError(error: error, kind: .other, orOf: modules.fewAlternatives)
    }
    return SortedError(
      error: error, kind: missing.hasLibraries ? .uiKitOrModule : .uiKit, symbol: "\(owner).\(member)")
  }

  /// Returns the modules that may have a name; the name itself if no module may.
  private func module(with name: String, _ error: CompilerError) -> String {
    let modules = missing.modules(with: name, missedIn: error.file)
    return modules.isEmpty ? "one with '\(name)'" : modules.fewAlternatives
  }
}

extension SortedError {
  /// Creates an error of a kind, or of a missing module if its name is known.
  init(error: CompilerError, kind: ErrorKind, orOf module: String?) {
    let isKnown = module?.isEmpty == false
    self.init(error: error, kind: isKnown ? .otherModule : kind, symbol: isKnown ? module : nil)
  }
}
