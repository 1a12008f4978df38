/// The test that the golden of a value belongs to, as the golden's path says.
///
///     let golden = ValueGolden(of: GoldenPath("Tests/AppTests/__Snapshots__/OrderTests/item.milk.txt"))
///     golden?.title  // AppTests/OrderTests/item.milk
///     golden?.test  // item
package struct ValueGolden: Hashable, Sendable {
  package let place: Place
  /// The name of the test file, without its extension; and the suites, if the file has several tests of that
  /// name: `MenuTests.Files`.
  package let file: String
  package let test: String
  /// The snapshot's name among those of the test; `nil` for the one without a name.
  package let name: String?

  package enum Place: Hashable, Sendable {
    /// In `__Snapshots__` beside the test; with the folder of the test, relative to the package.
    case besideTest(folder: String)
    /// In the package's folder `Snapshots`, for a test of this module.
    case package(module: String)
  }

  /// Reads a path; `nil` if it is not that of a value's golden.
  ///
  /// Some paths could also be a scenario's, which have one folder more below `Snapshots`.
  package init?(of path: GoldenPath) {
    let components = path.path.parts(between: "/", omittingEmptyParts: false)
    let marker = components.lastIndex { $0.utf8.elementsEqual(GoldenPath.folderBesideTests.utf8) }
    if let marker {
      let names = SafeName.joined(components[(marker + 1)...])
      guard names.count == 2 else { return nil }
      self.init(
        in: .besideTest(folder: components[..<marker].joined(separator: "/")), encoded: names)
    } else {
      let names = SafeName.joined(components)
      guard names.count == 4, names[0] == GoldenPath.folder, let module = SafeName.decode(names[1]) else {
        return nil
      }
      self.init(in: .package(module: module), encoded: Array(names.dropFirst(2)))
    }
  }

  /// Reads the names of the test file and of the golden.
  private init?(in place: Place, encoded names: [String]) {
    let parts = names[1].parts(between: ".", omittingEmptyParts: false).map(String.init)
    guard parts.count > 1, let file = SafeName.decode(names[0]), let test = SafeName.decode(parts[0]),
      !file.isEmpty, !test.isEmpty
    else { return nil }
    let name = parts.count > 2 ? SafeName.decode(parts[1]) : nil
    guard name != nil || parts.count == 2 else { return nil }
    (self.place, self.file, self.test, self.name) = (place, file, test, name)
  }
}

extension ValueGolden {
  /// The module, or the folders of the test without `Tests`; then the test file, the test and the snapshot's
  /// name.
  package var title: String { (groups + [file, snapshot]).joined(separator: "/") }

  /// All names that mean the golden: the title, what it begins with, and both without the groups.
  package var selectors: [String] {
    let parts = groups + [file, test]
    let fronts = parts.indices.map { parts[...$0].joined(separator: "/") }
    let own = [file, "\(file)/\(test)", "\(file)/\(snapshot)", title]
    return fronts + own.filter { !fronts.contains($0) }
  }

  /// The names that the test file may have, the longest first: suites follow a dot, which names may have, too.
  package var possibleFiles: [String] {
    let parts = file.parts(between: ".", omittingEmptyParts: false)
    return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
  }

  /// The suites in the golden's path, if the test file has this name; `nil` without suites.
  package func suites(inFile name: String) -> String? {
    file.utf8.count > name.utf8.count
      ? String(file.unicodeScalars.dropFirst(name.unicodeScalars.count + 1)) : nil
  }

  private var snapshot: String { name.map { "\(test).\($0)" } ?? test }

  private var groups: [String] {
    switch place {
    case .package(let module): return [module]
    case .besideTest(let folder):
      let folders = folder.parts(between: "/").map(String.init)
      return folders.first == "Tests" && folders.count > 1 ? Array(folders.dropFirst()) : folders
    }
  }
}
