import Porting

extension AppPackage {
  /// The sources of the modules that do not exist, by their names.
  var stubSources: [String: String] {
    stubs.reduce(into: [:]) { sources, name in sources[name] = standIns.source(of: name) }
  }

  /// The modules that do not exist here, without those of which the toolkit has all that the app uses.
  var lackingStubs: Set<String> {
    stubs.filter { !FrameworksInPart.names.contains($0) || standIns.modules[$0]?.isEmpty == false }
  }

  /// Declares types that no module declares.
  ///
  /// - Returns: Whether a type was added.
  mutating func addStandIns(_ names: Set<String>) -> Bool {
    let elements = AppInterfaces.classesOfElements(in: interfaceFiles, of: app.folder.path)
    guard standIns.add(names, in: app.modules, missing: stubs, elements: elements) else { return false }
    // More classes may be view controllers now.
    self = withAllControllers
    return true
  }

  mutating func removeStandIn(atLine line: Int, of module: String) {
    standIns.removeType(atLine: line, of: module)
  }

  /// The classes of the modules that a module may import.
  func outerClasses(of module: AppDescription.Module) -> OuterClasses {
    var classes = OuterClasses()
    for other in app.modules where other.name != module.name { classes.insert(other.sources) }
    for (name, parent) in standIns.parents.sorted(by: { $0.key < $1.key }) {
      classes.insert(name, inheriting: parent)
    }
    return classes
  }

  var interfaceFiles: [String] { app.modules.flatMap(\.builtResources).map(\.path) }
}
