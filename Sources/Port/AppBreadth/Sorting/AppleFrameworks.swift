/// Apple's frameworks other than UIKit, and the prefixes of their names.
package enum AppleFrameworks {
  /// Returns the framework to which a name certainly belongs, by its prefix; `nil` for other names.
  package static func framework(of name: String) -> String? {
    if let found = names[name] { return found }
    return prefixes.first { prefix, _ in
      prefix.count > 2 ? name.hasPrefix(prefix) : name.isWord(after: prefix)
    }?.1
  }

  /// The frameworks whose names all have a common prefix, so that no other name belongs to them.
  static let ofPrefixes = Set(prefixes.map(\.1)).union(names.values)

  private static let prefixes: [(String, String)] = [
    ("NSManagedObject", "CoreData"), ("NSFetch", "CoreData"), ("NSPersistent", "CoreData"),
    ("NSEntity", "CoreData"), ("CGImageSource", "ImageIO"), ("CGImageDestination", "ImageIO"),
    ("kCGImage", "ImageIO"), ("os_", "os"), ("kUTType", "MobileCoreServices"), ("AV", "AVFoundation"),
    ("AS", "AuthenticationServices"), ("CK", "CloudKit"), ("CL", "CoreLocation"), ("CN", "Contacts"),
    ("EK", "EventKit"), ("GK", "GameplayKit"), ("IN", "Intents"), ("JS", "JavaScriptCore"),
    ("LA", "LocalAuthentication"), ("LP", "LinkPresentation"), ("MF", "MessageUI"), ("MK", "MapKit"),
    ("PH", "Photos"), ("QL", "QuickLook"), ("SF", "SafariServices"), ("UN", "UserNotifications"),
    ("UT", "UniformTypeIdentifiers"), ("WC", "WatchConnectivity"),
  ]
  private static let names = ["Logger": "os", "OSLog": "os", "OSAllocatedUnfairLock": "os"]

  /// Frameworks that do not extend UIKit's types, and on which UIKit's types do not depend.
  package static let all: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AppIntents", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks",
    "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CryptoKit", "Darwin", "EventKit", "GameController", "GameKit",
    "GameplayKit",
    "HealthKit",
    "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "NaturalLanguage", "Network",
    "ObjectiveC", "OSLog", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook", "SafariServices",
    "SceneKit",
    "Security", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity", "WidgetKit",
    "os",
  ]

}
