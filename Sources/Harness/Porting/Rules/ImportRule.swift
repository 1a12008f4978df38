import SwiftSources

extension PortingRule {
  /// Adds imports that other modules imply on iOS, and removes those of modules that require Objective-C.
  static let imports = PortingRule { file, app in
    var changes = Changes()
    for statement in file.importStatements {
      if statement.module == "ObjectiveC" {
        changes.edits.append(SourceEdit(file.bytes(of: statement.words), "import UIKit"))
      } else if removedModules.contains(statement.module) {
        changes.edits.append(.blank(file.bytes(of: statement.range)))
      } else if !modulesWithParts.contains(statement.module), statement.isPart {
        changes.edits.append(SourceEdit(file.bytes(of: statement.words), "import \(statement.module)"))
        changes.findings += file.missingModule(statement, in: app)
      } else if missingFrameworks.contains(statement.module), !file.asksFor(statement.module),
        app.firstImports[statement.module] == file.path,
        app.surroundings?.modules.contains(statement.module) != true
      {
        changes.findings.append(
          file.finding(
            at: statement.token, "there is no \(statement.module) here",
            instead: "'#if canImport(\(statement.module))' around what needs it"))
      } else {
        changes.findings += file.missingModule(statement, in: app)
      }
    }
    let missing = file.missingImports(in: app)
    if !missing.isEmpty {
      changes.edits.append(.insert(missing.map { "import \($0); " }.joined(), at: file.startOfImports))
    }
    return changes
  }

  /// Modules that Foundation exports anyway.
  private static let removedModules: Set<String> = ["Darwin"]
  /// Modules that every toolchain has.
  fileprivate static let modulesOfToolchain: Set<String> = [
    "Darwin", "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc",
    "ObjectiveC", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]
  /// Modules that files import in branches for other Apple systems.
  fileprivate static let modulesOfOtherSystems: Set<String> = ["AppKit", "Cocoa", "WatchKit"]
  /// Modules of which a part can be imported; C modules have parts only on Apple's systems.
  private static let modulesWithParts: Set<String> = ["Dispatch", "Foundation", "Swift", "XCTest"]

  /// Frameworks that apps often import and that exist only on Apple's systems.
  private static let missingFrameworks: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "CloudKit", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "EventKit", "GameKit", "HealthKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "NotificationCenter",
    "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "WatchConnectivity", "WidgetKit",
  ]
}

/// An import in a file.
private struct ImportStatement {
  let module: String
  /// The module's name.
  let token: SwiftToken
  /// Whether only a part of the module is imported.
  let isPart: Bool
  /// The statement, including attributes.
  let range: Range<Int>
  /// The statement, beginning with `import`.
  let words: Range<Int>
}

extension AppFile {
  /// Returns the finding for the first import of a module that the target does not depend on.
  fileprivate func missingModule(_ statement: ImportStatement, in app: AppSources) -> [PortingFinding] {
    let module = statement.module
    guard let modules = app.surroundings?.modules, !modules.contains(module),
      app.firstImports[module] == path, !PortingRule.modulesOfToolchain.contains(module),
      !PortingRule.modulesOfOtherSystems.contains(module), !asksFor(module)
    else { return [] }
    let isProduct = FrameworkProducts.names.contains(module)
    return [
      finding(
        at: statement.token, "the target does not depend on a module \(module)",
        instead: isProduct
          ? "'.product(name: \"\(module)\", package: \"Showcase\")' among its dependencies"
          : "a target of that name with what the app uses of it, or the file's path into '.portignore'")
    ]
  }

  /// The offset where an import can be added outside of any condition.
  fileprivate var startOfImports: Int {
    guard let first = importStatements.first else { return 0 }
    let start = bytes(of: first.range).lowerBound
    return list.conditions.contains { $0.first.map { $0.range.lowerBound < start } ?? false } ? 0 : start
  }

  fileprivate var importStatements: [ImportStatement] {
    outline.imports.compactMap { found in
      guard let name = tokens.firstIndex(of: found.token),
        let start = tokens[..<name].lastIndex(where: { $0.is("import") })
      else { return nil }
      var end = name + 1
      while list.has(".", at: end), tokens.indices.contains(end + 1) { end += 2 }
      var first = start
      while first >= 2, list.has("@", at: first - 2), !tokens[first].startsLine { first -= 2 }
      return ImportStatement(
        module: found.module, token: found.token, isPart: end > name + 1 || name > start + 1,
        range: first..<end, words: start..<end)
    }
  }

  /// Whether a condition in the file mentions a module.
  fileprivate func asksFor(_ module: String) -> Bool {
    list.conditions.contains { condition in
      condition.indices.contains {
        condition[$0].text == "canImport" && condition.dropFirst($0 + 2).first?.text == module
      }
    }
  }
}
