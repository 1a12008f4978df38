import Diagnostics
import GoldenFiles

/// The source of an assertion whose text is in it instead of a golden.
package struct AssertedSource {
  private let owner: SnapshotOwner
  private let file: TestFile

  /// - Throws: a diagnostic if the source is not where it was compiled, or is not in the package.
  package init(of callSite: SnapshotCallSite, in session: SnapshotSession) throws(Diagnostic) {
    let asserting = SnapshotOwner(callSite, running: nil)
    if session.packagePath == nil { try TestFile.checkSources(of: asserting) }
    file = try TestFile(of: asserting, in: .besideTest, packagePath: session.packagePath)
    owner = SnapshotOwner(callSite, running: session.runningTest())
  }

  /// The folder of the package.
  package var package: GoldenFolder { file.goldens }

  /// The path of the source in the package.
  package var path: GoldenPath { file.sourcePath }

  /// A regular expression that selects the test around the assertion; `nil` if it is not known.
  package func filter() -> String? { owner.filter(among: file.declaredTests()) }
}
