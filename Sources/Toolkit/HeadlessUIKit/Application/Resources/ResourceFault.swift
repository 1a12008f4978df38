import InterfaceDocuments

/// A resource that an application asked for and that is not there, or whose file cannot be read.
///
///     let fault = ResourceFault.missing(.color, "Brnad", nearest: "Brand")
///     fault.description  // the color "Brnad" is in no asset catalog; the nearest is "Brand"
package enum ResourceFault: Error, Hashable, Sendable {
  /// No resource has the name; the nearest name that is there.
  case missing(Kind, String, nearest: String?)
  /// A file, the keys that lead to what is wrong in it, and what is wrong.
  case unreadable(file: String, at: [String] = [], problem: String)

  /// What an application asks for by a name.
  package enum Kind: String, Hashable, Sendable {
    case color, picture, data, font, file
    /// A key of `Info.plist`.
    case information
  }

  /// Creates the fault of a name that is not among others.
  ///
  /// - Parameters:
  ///   - kind: What was asked for.
  ///   - name: The name.
  ///   - known: The names that are there.
  static func missing(_ kind: Kind, _ name: String, among known: some Sequence<String>) -> ResourceFault {
    .missing(kind, name, nearest: nearestName(to: name, among: known))
  }
}

extension ResourceFault: CustomStringConvertible {
  /// The fault in a line, with the nearest name.
  package var description: String {
    switch self {
    case .missing(let kind, let name, let nearest):
      kind.words(for: name) + (nearest.map { "; the nearest is \"\($0)\"" } ?? "")
    case .unreadable(let file, let keys, let problem):
      "\(file): " + (keys.isEmpty ? "" : keys.joined(separator: " > ") + ": ") + problem
    }
  }
}

extension ResourceFault.Kind {
  fileprivate func words(for name: String) -> String {
    switch self {
    case .color: "the color \"\(name)\" is in no asset catalog"
    case .picture: "the picture \"\(name)\" is in no asset catalog, and no file has the name"
    case .data: "the data \"\(name)\" is in no asset catalog"
    case .file: "the file \"\(name)\" is in no bundle"
    case .font: "the font \"\(name)\" is not registered"
    case .information: "the key \"\(name)\" is not in Info.plist"
    }
  }
}

/// The faults of an application's resources, each once.
struct ResourceFaults {
  private(set) var all: [ResourceFault] = []
  private var known: Set<ResourceFault> = []

  mutating func note(_ fault: ResourceFault) {
    guard known.insert(fault).inserted else { return }
    all.append(fault)
    // A name may be missing since the link to its file is broken.
    if case .missing = fault, all.count == 1 {
      BundleFolders.brokenLinks(in: BundleFolders.of(nil)).forEach { note($0) }
    }
  }
}

extension ResourceFault {
  /// Notes the fault in the running application; off the main actor it is not noted.
  func note() {
    guard UITraitCollection.isMain else { return }
    MainActor.assumeIsolated { UIApplication.shared.environment.resourceFaults.note(self) }
  }
}

extension UIApplication {
  /// The resources that the application asked for and that are not there, or cannot be read, each once, in the order in
  /// which they were found.
  package var resourceFaults: [ResourceFault] { environment.resourceFaults.all }
}
