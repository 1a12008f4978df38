import Commands
import Diagnostics
import GoldenFiles
import Project
import Storyboards

/// Turns goldens of a former format into the present one.
@MainActor
struct MigrateCommand: ProjectCommand {
  static let description = CommandDescription(
    "migrate", group: "Reviewing",
    summary: "Turns goldens of format 1 into format 2, without running anything.",
    options: [.dryRun, .verbose], example: "migrate --dry-run")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let lock = invocation.has(.dryRun) ? nil : try project.goldens.lockForWriting()
    defer { withExtendedLifetime(lock) {} }
    let folder = project.goldens.accepted
    var (migrations, faults): ([(path: GoldenPath, migration: GoldenMigration)], [Diagnostic]) = ([], [])
    var currentCount = 0
    for path in try folder.files() where path.scenario?.format == .text {
      do throws(Diagnostic) {
        guard let bytes = try folder.bytes(at: path) else { continue }
        switch GoldenFault.version(of: bytes) {
        case 1: migrations.append((path, try migration(of: bytes, at: path)))
        case GoldenFault.formatVersion: currentCount += 1
        default: if let fault = GoldenFault.inStoryboard(bytes) { throw fault.inFile(path.path) }
        }
      } catch {
        faults.append(error)
      }
    }
    // Nothing is written unless all of them can be, so that one commit has them all.
    guard faults.isEmpty else { throw Diagnostics(faults) }
    if !invocation.has(.dryRun) {
      let reader = GoldenReader()
      for (path, migration) in migrations { _ = try folder.write(migration.text, to: path, using: reader) }
    }
    report(migrations, currentCount: currentCount)
    return .success
  }

  private func migration(of bytes: [UInt8], at path: GoldenPath) throws(Diagnostic) -> GoldenMigration {
    do throws(Diagnostic) {
      if let fault = GoldenFault.inFormerStoryboard(bytes) { throw fault }
      return try GoldenMigration(of: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw error.inFile(path.path)
    }
  }

  private func report(
    _ migrations: [(path: GoldenPath, migration: GoldenMigration)], currentCount: Int
  ) {
    if invocation.has(.verbose) {
      for (path, migration) in migrations {
        for unknown in migration.unknowns {
          console.output("\(path.path):\(unknown.line): only a run knows \(unknown.kind.rawValue)\n")
        }
      }
    }
    let verb = invocation.has(.dryRun) ? "would be migrated" : "migrated"
    console.output(
      "\(Self.counted(migrations.count, "golden")) \(verb), \(currentCount) of format 2 already\n")
    guard !migrations.isEmpty else { return }
    for kind in GoldenMigration.Kind.allCases {
      let count = migrations.reduce(0) { sum, next in sum + next.migration.unknowns.count { $0.kind == kind }
      }
      if count > 0 {
        console.output("  only a run knows \(kind.rawValue), in \(Self.counted(count, "line"))\n")
      }
    }
    console.output(
      "Commit them alone, then record: the next commit shows only what a run adds.\n"
    )
  }
}

extension MigrateCommand {
  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Option {
  fileprivate static let dryRun = Option("dry-run", "only say what would be written")
  fileprivate static let verbose = Option(
    "verbose", letter: "v", "also name each line that only a run can complete")
}
