import { describe, expect, it } from 'vitest';
import { errorWith, exploreVendorsIn, vendorsOfMarket } from '#facts/messages.ts';
import { projectFiles, read } from './tree.ts';

/** Every sentence and label that the requirements fix verbatim. They stay unchanged in English, whatever languages are added. */
const stated = [
  'Address must be at least 10 characters long',
  'Address not available',
  'All Rights Reserved',
  'Apply Now',
  'Back to Blogs',
  'Blog Not Found',
  'Blog not found. Please try again later.',
  'Call Us Now!',
  'Coming soon...',
  'Company Name is required',
  'Company Name must be at least 3 characters long',
  'Connect and Grow: A Community for Every Passion',
  'Contact Now',
  'Contact Us',
  'Contact Us Now!',
  'Contact number not available',
  'Details Submitted Successfully!',
  'Discover The Best Solution',
  'Email is required',
  'Enter your contact number',
  'Enter your email',
  'Enter your name',
  'Error fetching crew members',
  'Error submitting form',
  'Error updating field. Please try again.',
  'Explore Our Blogs',
  'Exploring M Block Market',
  'Failed to fetch market data.',
  'Failed to fetch markets.',
  'Failed to fetch vendor data.',
  'Failed to fetch vendor data. Please try again later.',
  'Failed to load Construction blogs. Please try again later.',
  'Failed to load blogs. Please try again later.',
  'Failed to load business blogs. Please try again later.',
  'Failed to submit form. Please try again.',
  'Failed to submit the form. Please try again.',
  'Form submitted successfully!',
  'Get Directions',
  'Get Quote',
  'Get in Touch',
  'Get in touch',
  'Incorrect Email or Password!',
  'Join Our Team',
  'LEAVE A FEEDBACK',
  'List of Vendors',
  'Loading market data...',
  'Loading vendors...',
  'Loading...',
  'Logout failed',
  'No additional details provided for this service.',
  'No blogs found.',
  'No markets available',
  'No services available for this vendor at the moment.',
  'No token found',
  'Owner Name must be at least 3 characters long',
  'PAN/GST Number must be alphanumeric and 10-15 characters long',
  'Password must be at least 6 characters long',
  'Phone number must be a valid 10-digit number',
  'Please enter a valid Instagram profile URL',
  'Please enter a valid email address',
  'Please fill in all the fields.',
  'Please fix the validation errors',
  'Previous Projects',
  'Proceed with your idea',
  'Product/Service Selection is required',
  'Reach Out',
  'Read More',
  'Read Our Blogs to Enhance Your Knowledge',
  'Read our blogs on Startups & Business',
  'Search blogs by title, category, or keywords...',
  'Service Name',
  'Submission Successful!',
  'Submit',
  'Submitting...',
  'There was an error submitting the form!',
  'There was an issue submitting the form. Please try again.',
  'Upload Media',
  'Upload Photos',
  'View All Blogs',
  'View Profile',
  'View more Blogs',
  'We will reach out to you shortly.',
  'We will reach you shortly',
  "We're Here to Help",
  'You can only upload up to 5 images.',
];

const source = projectFiles(/^src\/(?!.*\.test\.).*\.tsx?$/)
  .map(read)
  .join('\n');
const quotes = ["'", '"', '`'];
/** Returns whether a sentence is a whole string in the code, or the whole text of an element. */
const isSaid = (sentence: string): boolean =>
  quotes.some((quote) => source.includes(quote + sentence + quote)) || source.includes(`>${sentence}<`);

describe('sentences stated to the letter', () => {
  it('is said to the letter', () => {
    expect(stated.filter((sentence) => !isSaid(sentence))).toEqual([]);
  });

  it('is said to the letter around a name', () => {
    expect([exploreVendorsIn('Khan Market'), vendorsOfMarket('Khan Market'), errorWith('Gone')]).toEqual([
      'Explore vendors in Khan Market',
      'Khan Market - List of Vendors',
      'Error: Gone',
    ]);
  });

  it('would be missed with another byte', () => {
    for (const sentence of stated) expect(isSaid(`${sentence} `)).toBe(false);
  });
});
