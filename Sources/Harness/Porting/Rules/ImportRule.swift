import SwiftSources

extension PortingRule {
  /// Imports what another module brings along on iOS, and leaves out what does not exist without Objective-C.
  static let imports = PortingRule { file, app in
    var changes = Changes()
    for statement in file.importStatements {
      if statement.module == "ObjectiveC" {
        changes.edits.append(SourceEdit(file.bytes(of: statement.words), "import UIKit"))
      } else if removedModules.contains(statement.module) {
        changes.edits.append(.blank(file.bytes(of: statement.range)))
      } else if !modulesWithParts.contains(statement.module), statement.isPart {
        changes.edits.append(SourceEdit(file.bytes(of: statement.words), "import \(statement.module)"))
      } else if missingFrameworks.contains(statement.module), !file.asksFor(statement.module),
        app.firstImports[statement.module] == file.path
      {
        changes.findings.append(
          file.finding(
            at: statement.token, "there is no \(statement.module) here",
            instead: "'#if canImport(\(statement.module))' around what needs it"))
      }
    }
    if let first = file.importStatements.first, file.lacksUIKit {
      changes.edits.append(.insert("import UIKit; ", at: file.bytes(of: first.range).lowerBound))
    }
    return changes
  }

  /// What Foundation exports anyway.
  private static let removedModules: Set<String> = ["Darwin"]
  /// Modules of which a part can be imported; a module of C has parts on Apple's systems alone.
  private static let modulesWithParts: Set<String> = ["Dispatch", "Foundation", "Swift", "XCTest"]

  /// Frameworks that apps often import and that exist on Apple's systems alone.
  private static let missingFrameworks: Set<String> = [
    "AVFoundation", "AVKit", "AuthenticationServices", "CloudKit", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "EventKit", "GameKit", "HealthKit", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "NotificationCenter",
    "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "Social", "Speech",
    "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "Vision", "WatchConnectivity", "WidgetKit", "os",
  ]
}

/// An import in a file.
private struct ImportStatement {
  let module: String
  /// The module's name.
  let token: SwiftToken
  /// Whether it names a part of the module.
  let isPart: Bool
  /// The statement with its attributes.
  let range: Range<Int>
  /// The statement from `import` on.
  let words: Range<Int>
}

extension AppFile {
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

  /// Whether a condition of the file is about a module.
  fileprivate func asksFor(_ module: String) -> Bool {
    list.conditions.contains { condition in
      condition.indices.contains {
        condition[$0].text == "canImport" && condition.dropFirst($0 + 2).first?.text == module
      }
    }
  }

  /// What the names of UIKit, and of the frameworks that come with it, begin with.
  private static let prefixesOfUIKit: Set<String> = ["UI", "CA", "CG"]

  /// What Foundation has on Apple's systems, and the toolkit here.
  private static let namesOfFoundation: Set<String> = [
    "CFTimeInterval", "NSKeyValueObservation", "NSKeyValueChangeKey", "Selector", "objc_AssociationPolicy",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter",
  ]

  /// Whether the file uses a type of UIKit, and imports only modules that bring UIKit along on iOS.
  fileprivate var lacksUIKit: Bool {
    let modules = Set(outline.imports.map(\.module))
    guard modules.isDisjoint(with: ["UIKit", "AppKit", "Cocoa", "WatchKit", "ObjectiveC"]) else {
      return false
    }
    if tokens.contains(where: { $0.kind == .word && Self.namesOfFoundation.contains($0.text) }) {
      return true
    }
    guard modules != ["Foundation"] else { return false }
    return tokens.contains { token in
      guard token.kind == .word, token.text.count > 3 else { return false }
      guard Self.prefixesOfUIKit.contains(String(token.text.prefix(2))) else { return false }
      return token.text.dropFirst(2).prefix(2).map(\.isUppercase) == [true, false]
    }
  }
}
