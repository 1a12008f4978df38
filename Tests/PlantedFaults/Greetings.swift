import Foundation
import HeadlessUIKit

/// A table with one text.
func greetings() throws -> StringCatalog {
  let json = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "greeting.evening" : {
          "localizations" : { "en" : { "stringUnit" : { "state" : "translated", "value" : "Good evening" } } }
        }
      },
      "version" : "1.0"
    }
    """
  return try StringCatalog(Data(json.utf8), name: "Greetings")
}
