import Porting

extension AppPackage {
  /// The text of `Package.swift`.
  var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    \(toolkitPath)
    let package = Package(
      name: \(Self.name(of: app.main.name).swiftLiteral),\(localization)
      dependencies: [\(dependency)],
      targets: [
    \(targets.joined(separator: ",\n")),
      ]
    )

    """
  }

  private var dependency: String {
    toolkit.path == nil ? toolkit.declaration : ".package(name: \"Showcase\", path: toolkit)"
  }

  /// The lines that name the clone; empty for releases.
  private var toolkitPath: String {
    guard let path = toolkit.path else { return "" }
    return """

      // The clone of Showcase: here, or where the variable says.
      let toolkit = Context.environment[\(ToolkitDependency.variable.swiftLiteral)] ?? \(path.swiftLiteral)

      """
  }

  /// The package manager wants a language where a resource has one.
  private var localization: String {
    let isLocalized = app.modules.contains { $0.builtResources.contains(where: \.isOfLanguage) }
    return isLocalized ? "\n  defaultLocalization: \"en\"," : ""
  }

  private var targets: [String] {
    let tests = "\(app.main.name)ShowcaseTests"
    return app.modules.map(target)
      + stubs.sorted().map(stubTarget) + [
        """
            .executableTarget(
              name: \(product.swiftLiteral),
              dependencies: [\(mainTarget.swiftLiteral), \(product("ShowcaseCommand"))])
        """,
        """
            .testTarget(
              name: \(tests.swiftLiteral),
              dependencies: [\(mainTarget.swiftLiteral), \(product("ShowcaseTesting"))])
        """,
      ]
  }

  private func stubTarget(_ name: String) -> String {
    let dependencies = standIns.source(of: name) == nil ? "" : ", dependencies: [\(product("UIKit"))]"
    return "    .target(name: \(name.swiftLiteral)\(dependencies), path: \("Stubs/\(name)".swiftLiteral))"
  }

  private func target(_ module: AppDescription.Module) -> String {
    let linked = linked(module)
    let information = module.information == nil ? [] : [(Self.informationFolder, false)]
    let resources = (module.builtResources.map { (linked.path(of: $0.path), $0.isOfLanguage) } + information)
      .map { path, isOfLanguage in "        .\(isOfLanguage ? "process" : "copy")(\(path.swiftLiteral)),\n" }
    let copied = resources.isEmpty ? "" : "      resources: [\n\(resources.joined())      ],\n"
    let dependencies = dependencies(of: module).map { "        \($0),\n" }.joined()
    return """
          .target(
            name: \(targetName(of: module).swiftLiteral),
            dependencies: [
      \(dependencies)      ],
            exclude: [\(LinkedSources.folder.swiftLiteral)],
      \(copied)      swiftSettings: [\(settings(of: module).inManifest.joined(separator: ", "))],
            plugins: [.plugin(name: "PortSources", package: \(toolkit.packageName.swiftLiteral))])
      """
  }

  private func dependencies(of module: AppDescription.Module) -> [String] {
    let imports = Set(module.sources.importedModules.values.joined())
    let own = app.modules.filter { imports.contains($0.name) && $0.name != module.name }.map(targetName)
    let isMain = module.name == app.main.name
    let frameworks = imports.intersection(FrameworkProducts.names).union(["UIKit"])
    return (own + stubs.intersection(imports).sorted()).map(\.swiftLiteral)
      + (frameworks.sorted() + (isMain ? ["ShowcaseKit"] : [])).map(product)
  }

  private func product(_ name: String) -> String {
    ".product(name: \(name.swiftLiteral), package: \(toolkit.packageName.swiftLiteral))"
  }
}
