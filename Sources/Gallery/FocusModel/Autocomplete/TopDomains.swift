import Foundation

/// The well-known domains that are completed, the most visited ones first.
public enum TopDomains {
  /// All domains, in the order in which they are tried.
  public static let all: [String] = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    google.com facebook.com amazon.com youtube.com yahoo.com
    """
}
